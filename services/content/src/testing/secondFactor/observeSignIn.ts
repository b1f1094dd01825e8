import type { Client } from '../accounts/createClient';
import { isSignedIn, passwords, send, signIn, tokenIn } from '../accounts/createClient';
import { enrol, outcomeOf, tryToSignIn } from './factorClient';

/** Sign-ins of an author, whose second factor is optional. */
export const observeSignIn = async ({ createPerson, payload, requestMail }: Client) => {
  const { id, email } = await createPerson();
  const from = '192.0.2.70';
  const without = outcomeOf(await tryToSignIn(email, from));
  const { device, recoveryCodes } = await enrol(payload, await signIn(email, passwords.first, from));
  const attempt = async (code?: string, password?: string) =>
    outcomeOf(await tryToSignIn(email, from, code, password));
  const needed = await attempt();
  const wrongPassword = await tryToSignIn(email, from, await device.code(id), 'a wrong password');
  const unknown = await tryToSignIn('nobody@example.com', from, '123456', 'a wrong password');
  const wrong = await attempt('12345');
  const code = await device.code(id);
  const right = await attempt(code);
  const reused = await attempt(code);
  const fresh = await device.code(id);
  const atOnce = await Promise.all([attempt(fresh), attempt(fresh)]);
  const [recovery = ''] = recoveryCodes;
  const byRecovery = [await attempt(recovery.toUpperCase()), await attempt(recovery)];
  const link = await tokenIn(await requestMail(email, from));
  const reset = await send('users/reset-password', { body: { token: link, password: passwords.second } });
  return {
    without,
    needed,
    wrongPassword: { status: wrongPassword.status, isAsUnknown: wrongPassword.text === unknown.text },
    wrong,
    right,
    reused,
    atOnce: atOnce.map(({ status }) => status).toSorted(),
    byRecovery,
    reset: { status: reset.status, isSignedIn: await isSignedIn(reset.answer.token ?? '') },
    afterReset: [
      await attempt(undefined, passwords.second),
      await attempt(await device.code(id), passwords.second),
    ],
  };
};

/** Guesses of somebody who knows the password, from different addresses. */
export const observeCodeLimit = async ({ createPerson, payload }: Client) => {
  const { id, email } = await createPerson();
  const { device } = await enrol(payload, await signIn(email, passwords.first));
  const from = '192.0.2.79';
  const withoutCode = new Set<string | undefined>();
  for (let time = 0; time < 12; time += 1) withoutCode.add((await tryToSignIn(email, from)).code);
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1)
    statuses.push((await tryToSignIn(email, `192.0.2.8${guess}`, '12345')).status);
  return {
    withoutCode: [...withoutCode],
    statuses,
    right: (await tryToSignIn(email, '192.0.2.89', await device.code(id))).status,
  };
};

import type { Client } from '../accounts/createClient';
import { isSignedIn, passwords, send, signIn } from '../accounts/createClient';
import { begin, confirm, createDevice, enrol, outcomeOf, post, tryToSignIn } from './factorClient';

export const observeReplacement = async ({ createPerson, payload }: Client) => {
  const { id, email } = await createPerson();
  const from = '192.0.2.90';
  const token = await signIn(email, passwords.first, from);
  const { device } = await enrol(payload, token);
  const password = passwords.first;
  const withoutCode = outcomeOf(await post('enrolment', token, { password }));
  const begun = await begin(token, { password, code: await device.code(id) });
  await confirm(token, begun);
  const replaced = createDevice(payload, begun.secret);
  const renewed = await post('recovery-codes', token, { password, code: await replaced.code(id) });
  return {
    withoutCode,
    former: (await tryToSignIn(email, from, await device.code(id))).status,
    current: (await tryToSignIn(email, from, await replaced.code(id))).status,
    renewed: renewed.status,
  };
};

export const observeRemoval = async ({ createPerson, payload }: Client) => {
  const { id, email } = await createPerson();
  const from = '192.0.2.91';
  const token = await signIn(email, passwords.first, from);
  const { device } = await enrol(payload, token);
  const remove = async (password: string, code?: string) =>
    outcomeOf(await post('removal', token, { password, code }));
  return {
    withoutCode: await remove(passwords.first),
    withoutPassword: await remove('wrong', await device.code(id)),
    removed: await remove(passwords.first, await device.code(id)),
    again: await remove(passwords.first, '123456'),
    signIn: (await tryToSignIn(email, from)).status,
    anonymous: (await send('users/second-factor', { method: 'GET' })).status,
  };
};

/** An administrator helps somebody who has lost the device. */
export const observeReset = async ({ adminToken, createPerson, payload }: Client) => {
  const { id, email, path } = await createPerson();
  const from = '192.0.2.92';
  const token = await signIn(email, passwords.first, from);
  await enrol(payload, token);
  const byThemselves = (await post('reset', token, { account: id })).status;
  const byAdmin = (await post('reset', adminToken, { account: id })).status;
  const observed = {
    byThemselves,
    byAdmin,
    isSignedIn: await isSignedIn(token),
    signIn: (await tryToSignIn(email, from)).status,
  };
  await enrol(payload, await signIn(email, passwords.first, from));
  await send(path, { method: 'DELETE', token: adminToken });
  const left = await payload.count({ collection: 'second-factors', where: { account: { equals: id } } });
  return { ...observed, afterDeletion: left.totalDocs };
};

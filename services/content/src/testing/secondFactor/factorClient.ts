import type { Payload } from 'payload';
import { z } from 'zod';
import { readFreshCode } from '../../../../toolkit/src/testing/readFreshCode';
import { passwords, send } from '../accounts/createClient';

const enrolmentSchema = z.object({ enrolment: z.string(), secret: z.string(), picture: z.string() });
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const statusOf =
  (token: string) => async (path: string, method: 'GET' | 'POST' | 'PATCH', body?: object) =>
    (await send(path, { method, token, ...(body && { body }) })).status;

export const post = (path: string, token: string, body: object) =>
  send(`users/second-factor/${path}`, { token, body });

export const outcomeOf = ({ status, code }: Awaited<ReturnType<typeof send>>) => ({ status, code });

/** Codes of the current step, which the service accepts only once: its last used step is reset here. */
export const createDevice = (payload: Payload, secret: string) => ({
  secret,
  code: async (account: string): Promise<string> => {
    const where = { account: { equals: account } };
    await payload.update({ collection: 'second-factors', where, data: { step: 0 } });
    return readFreshCode(secret);
  },
});

export const begin = async (token: string, proof: object) =>
  enrolmentSchema.parse(JSON.parse((await post('enrolment', token, proof)).text));

export const confirm = async (token: string, { enrolment, secret }: { enrolment: string; secret: string }) =>
  codesSchema.parse(
    JSON.parse((await post('confirmation', token, { enrolment, code: await readFreshCode(secret) })).text),
  ).recoveryCodes;

export const enrol = async (payload: Payload, token: string, password = passwords.first) => {
  const begun = await begin(token, { password });
  return { device: createDevice(payload, begun.secret), recoveryCodes: await confirm(token, begun) };
};

export const tryToSignIn = async (email: string, from: string, code?: string, password = passwords.first) =>
  send('users/login', { body: { email, password, code }, from });

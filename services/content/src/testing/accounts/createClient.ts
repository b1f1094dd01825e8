import type { Payload } from 'payload';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import type { SmtpSink } from '../../../../toolkit/src/testing/smtpSink';
import { DELETE, GET, PATCH, POST } from '../../app/(payload)/api/[...slug]/route';

const handlers = { DELETE, GET, PATCH, POST };

interface Sent {
  method?: keyof typeof handlers;
  body?: object;
  /** Address of the connection, as the server of the process finds it. */
  from?: string;
  token?: string | undefined;
  headers?: Record<string, string>;
}

const errorSchema = z.object({
  message: z.string(),
  data: z
    .object({
      errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      code: z.string().optional(),
    })
    .optional(),
});
const responseSchema = z.object({
  message: z.string().optional(),
  token: z.string().optional(),
  user: z.object({ id: z.string(), email: z.string() }).nullish(),
  doc: z.record(z.string(), z.unknown()).optional(),
  errors: z.array(errorSchema).optional(),
});

const ownAddress = '192.0.2.1';

export const send = async (
  path: string,
  { method = 'POST', body, from = ownAddress, token, headers }: Sent = {},
) => {
  const url = new URL(path, 'http://localhost/api/');
  const request = new Request(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-kmx-client-address': from,
      ...(token === undefined ? {} : { authorization: `JWT ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const slug = url.pathname.split('/').slice(2).map(decodeURIComponent);
  const response = await handlers[method](request, { params: Promise.resolve({ slug }) });
  const text = await response.text();
  const { errors = [], ...answer } = responseSchema.parse(JSON.parse(text));
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text,
    answer,
    /** Code of a rejection that a sign-in form acts on. */
    code: errors[0]?.data?.code,
    /** Message of the form. */
    reason: errors[0]?.message,
    /** Reasons at their fields. */
    fields: Object.fromEntries(
      errors.flatMap(({ data }) => data?.errors?.map(({ path: field, message }) => [field, message]) ?? []),
    ),
  };
};

export const german = { 'accept-language': 'de' };
export const outcome = async (path: string, sent: Sent) => {
  const { status, fields } = await send(path, sent);
  return { status, fields };
};

export const passwords = {
  admin: 'a password of tests',
  first: 'correct horse battery',
  second: 'copper never sleeps 12',
  third: 'seven lanterns by the harbour',
};
export const signIn = async (email: string, password: string, from?: string): Promise<string> => {
  const { status, answer } = await send('users/login', { body: { email, password }, from });
  if (answer.token === undefined) throw new Error(`${email} cannot sign in: ${status}.`);
  return answer.token;
};
export const isSignedIn = async (token: string): Promise<boolean> =>
  Boolean((await send('users/me', { method: 'GET', token })).answer.user);

export const tokenIn = async (source: Buffer): Promise<string> => {
  const { text = '' } = await PostalMime.parse(source);
  return /\/admin\/reset\/(\w+)/.exec(text)?.[1] ?? '';
};
export const reset = (token: string, password: string) =>
  outcome('users/reset-password', { body: { token, password } });

/** The first person, who makes all changes that people do not make themselves. */
export const admin = { email: 'admin@example.com', name: 'Ada Byron', role: 'admin' };

/** Acts of people who edit, and of an administrator with the session `adminToken`. */
export const createClient = (payload: Payload, smtp: SmtpSink, adminToken: string) => {
  let people = 0;
  const createPerson = async (password = passwords.first) => {
    const email = `person-${++people}@example.com`;
    const person = { email, name: 'Carla Kettering', role: 'author' as const };
    const { id } = await payload.create({ collection: 'users', data: { ...person, password } });
    return { id, email, path: `users/${id}` };
  };
  const change = (path: string, body: object, token = adminToken, headers = {}) =>
    outcome(path, { method: 'PATCH', body, token, headers });

  /** The mail that a request for a new password sends. */
  const requestMail = async (email: string, from: string, headers = {}): Promise<Buffer> => {
    const before = smtp.mails.length;
    await send('users/forgot-password', { body: { email }, from, headers });
    while (smtp.mails.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
    return smtp.mails.at(-1)?.source ?? Buffer.alloc(0);
  };
  return { payload, smtp, adminToken, createPerson, change, requestMail };
};

export type Client = ReturnType<typeof createClient>;
export type Person = Awaited<ReturnType<Client['createPerson']>>;

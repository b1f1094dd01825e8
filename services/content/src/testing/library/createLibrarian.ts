import { handleEndpoints, type SanitizedConfig } from 'payload';
import { z } from 'zod';
import type { People } from '../tools/people';

const loginSchema = z.object({ token: z.string() });
const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })).optional() });

/** Sends REST requests of a signed-in person, in a language of the admin. */
export const createLibrarian = async (
  config: SanitizedConfig,
  user: People['editor'],
  language: 'en' | 'de' = 'en',
) => {
  const send = (method: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('accept-language', language);
    return handleEndpoints({
      config,
      request: new Request(`http://localhost/api${path}`, { ...init, method, headers }),
    });
  };
  const credentials = JSON.stringify({ email: user.email, password: 'correct horse battery' });
  const json = { 'content-type': 'application/json' };
  const login = await send('POST', '/users/login', { body: credentials, headers: json });
  const { token } = loginSchema.parse(await login.json());
  const authorization = { authorization: `JWT ${token}` };
  const respond = (method: string, path: string, body?: FormData | object) =>
    send(
      method,
      path,
      body === undefined || body instanceof FormData
        ? { body, headers: authorization }
        : { body: JSON.stringify(body), headers: { ...authorization, ...json } },
    );
  const request = async (method: string, path: string, body?: FormData | object): Promise<unknown> =>
    (await respond(method, path, body)).json();
  return {
    get: (path: string) => request('GET', path),
    getAnonymously: async (path: string) => (await send('GET', path)).status,
    getFile: async (path: string) => Buffer.from(await (await send('GET', path)).arrayBuffer()),
    post: (path: string, body: FormData | object) => request('POST', path, body),
    postBytes: async (path: string, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> =>
      (await send('POST', path, { body: bytes, headers: authorization })).json(),
    patch: (path: string, body: FormData | object) => request('PATCH', path, body),
    /** Status of a save that may be rejected. */
    trySaving: async (path: string, body: FormData | object) => (await respond('PATCH', path, body)).status,
    /** Status and messages of a deletion. */
    remove: async (path: string) => {
      const response = await send('DELETE', path, { headers: authorization });
      const { errors = [] } = errorsSchema.parse(await response.json());
      return { status: response.status, messages: errors.map(({ message }) => message) };
    },
  };
};

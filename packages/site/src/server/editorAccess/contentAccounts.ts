import { z } from 'zod';
import { fail, limits, ok, type Result } from '@kmx/core';

import { previewHeaders } from '../content/previewHeaders';
import { env } from '../env';
import { fetchService, type ServiceRequest } from '../fetchService';
import { parseJson } from '../http/parseJson';
import { log } from '../log';

import { readToken } from './personCookie';

const personSchema = z.object({
  email: z.string(),
  name: z.string().nullish(),
  role: z.enum(['author', 'editor', 'admin']),
});

export interface Person {
  name: string;
  /** True for editors and administrators, who may change translations. */
  mayEdit: boolean;
}

const toPerson = ({ email, name, role }: z.output<typeof personSchema>): Person => ({
  name: name?.trim() ? name : email,
  mayEdit: role !== 'author',
});

export interface PersonSession {
  token: string;
  /** Expiry of the session in the content service. */
  expires: Date;
}

const sessionSchema = z.object({ token: z.string().refine((token) => readToken(token)), exp: z.number() });

const post = (path: string, init: ServiceRequest): Promise<Response> =>
  fetchService(`${env().CONTENT_URL}/api/users${path}`, {
    signal: AbortSignal.timeout(limits.serverTimeoutMs),
    cache: 'no-store',
    redirect: 'error',
    ...init,
  });

const rejectionSchema = z.object({
  errors: z.tuple([z.object({ data: z.object({ code: z.string() }) })]).rest(z.unknown()),
});

type SignInProblem = 'wrong' | 'throttled' | 'unavailable' | 'codeNeeded' | 'codeWrong' | 'enrolmentNeeded';

/** Codes of the content service after a right password. */
const secondFactorProblems: Readonly<Record<string, SignInProblem>> = {
  secondFactorNeeded: 'codeNeeded',
  secondFactorWrong: 'codeWrong',
  enrolmentNeeded: 'enrolmentNeeded',
};

const readRejection = (body: string): SignInProblem => {
  const code = rejectionSchema.safeParse(parseJson(body)).data?.errors[0].data.code;
  return (code === undefined ? undefined : secondFactorProblems[code]) ?? 'wrong';
};

export interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor; empty without one. */
  code: string;
}

/**
 * Signs in to the content service, which counts guesses by the address of the visitor: it believes the one that comes with
 * the key of the preview, and counts all visitors of this site as one without. Never rejects.
 */
export async function signInPerson(
  { email, password, code }: Credentials,
  address: string,
): Promise<Result<PersonSession, { code: SignInProblem }>> {
  try {
    const response = await post('/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-kmx-visitor-address': address,
        ...previewHeaders(),
      },
      body: JSON.stringify({ email, password, ...(code !== '' && { code }) }),
    });
    if (response.status === 429) return fail({ code: 'throttled' });
    if (response.status >= 400 && response.status < 500)
      return fail({ code: readRejection(await response.text()) });
    const session = sessionSchema.safeParse(parseJson(await response.text())).data;
    if (session) return ok({ token: session.token, expires: new Date(session.exp * 1000) });
    log('error', 'A sign-in to the editor area failed.', { status: String(response.status) });
  } catch (error) {
    log('error', 'A sign-in to the editor area failed.', {}, error);
  }
  return fail({ code: 'unavailable' });
}

const meSchema = z.object({ user: personSchema.nullable() });

/** Loads the user of a session; undefined if it has expired or the content service does not respond. */
export async function loadPerson(token: string | undefined): Promise<Person | undefined> {
  if (token === undefined) return undefined;
  try {
    const response = await post('/me', { headers: { authorization: `JWT ${token}` } });
    const user = meSchema.safeParse(parseJson(await response.text())).data?.user;
    return user ? toPerson(user) : undefined;
  } catch (error) {
    log('warn', "An editor's session could not be verified.", {}, error);
    return undefined;
  }
}

/** Ends the session in the content service, which invalidates the token. Never rejects. */
export async function signOutPerson(token: string): Promise<void> {
  try {
    await post('/logout', { method: 'POST', headers: { authorization: `JWT ${token}` } });
  } catch (error) {
    log('warn', "An editor's session could not be ended.", {}, error);
  }
}

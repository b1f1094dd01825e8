import { NextResponse, type NextRequest } from 'next/server';
import { z } from 'zod';

import { decideReturnTo } from '../../access/decideReturnTo';
import { seeOther } from '../../access/formResponses';
import { countGuess, refundGuess } from '../../access/guessLimit';
import { clientAddress } from '../../clientAddress';
import {
  signInPerson,
  signOutPerson,
  type Credentials,
  type PersonSession,
} from '../../editorAccess/contentAccounts';
import { createPersonalEditorSession, editorCookieName } from '../../editorAccess/editorSession';
import { endSharedSession } from '../../editorAccess/endedSessions';
import { personCookieName, tokenOf } from '../../editorAccess/personCookie';
import { clearCache } from '../../http/clearSiteData';
import { isOwnRequest } from '../../http/isOwnRequest';
import { readFields } from '../../http/readFields';
import { jsonError } from '../../http/responses';
import { serverCookie } from '../../http/serverCookie';
import { withParameter } from '../../http/withParameter';

import { accountParameter } from './accountParameter';
import type { AccountProblem } from './accountProblem';

const signInSchema = z.object({
  email: z.string().trim().max(200),
  password: z.string().max(1000),
  code: z.string().trim().max(64).default(''),
  returnTo: z.string().default('/'),
});

/** The password was right, and no code was entered. */
const problemsWithoutGuess: ReadonlySet<AccountProblem> = new Set(['codeNeeded', 'enrolmentNeeded']);

type Attempt = { ok: true; session: PersonSession } | { ok: false; problem: AccountProblem };

async function attempt(credentials: Credentials, address: string): Promise<Attempt> {
  if (credentials.email === '' || credentials.password === '') return { ok: false, problem: 'required' };
  if ((await countGuess('editorPerson', address)).kind === 'throttled')
    return { ok: false, problem: 'throttled' };
  const signedIn = await signInPerson(credentials, address);
  if (signedIn.ok || problemsWithoutGuess.has(signedIn.error.code))
    await refundGuess('editorPerson', address);
  return signedIn.ok ? { ok: true, session: signedIn.value } : { ok: false, problem: signedIn.error.code };
}

/** Also grants access to the editor area, for as long as the session: a person who may edit may also read. */
function withSession(request: NextRequest, response: NextResponse, session: PersonSession): NextResponse {
  const cookie = { ...serverCookie(request.headers), expires: session.expires };
  response.cookies.set(personCookieName, session.token, cookie);
  const area = createPersonalEditorSession(session.token, session.expires);
  response.cookies.set(editorCookieName, area, cookie);
  return response;
}

const statuses: Record<AccountProblem, number> = {
  required: 400,
  wrong: 401,
  codeNeeded: 401,
  codeWrong: 401,
  enrolmentNeeded: 401,
  throttled: 429,
  unavailable: 503,
};

/**
 * `POST /api/editor-session` with `email`, `password`, `code` if the account has a second factor and, from a form,
 * `returnTo`: signs in with an account of the content service. Returns 204 or an error to JSON clients, and redirects a
 * form back (303).
 */
export async function handlePersonSignIn(request: NextRequest): Promise<Response> {
  if (!isOwnRequest(request.headers)) return jsonError(403, 'Only pages of this site sign editors in.');
  const body = await readFields(request);
  if (!body.ok) return jsonError(400, body.error.sentence);
  const fields = signInSchema.safeParse(body.value.value);
  if (!fields.success) return jsonError(400, 'Expected the fields email and password.');
  const result = await attempt(fields.data, clientAddress(request.headers));
  if (body.value.kind === 'json')
    return result.ok
      ? withSession(request, new NextResponse(null, { status: 204 }), result.session)
      : jsonError(statuses[result.problem], `Not signed in: ${result.problem}.`);
  const returnTo = decideReturnTo(fields.data.returnTo) ?? '/';
  if (!result.ok) return seeOther(withParameter(returnTo, accountParameter, result.problem));
  return withSession(request, seeOther(withParameter(returnTo, accountParameter)), result.session);
}

const signOutSchema = z.object({ returnTo: z.string().default('/') });

/** `POST /api/editor-session/end`: ends the session, here and in the content service. */
export async function handlePersonSignOut(request: NextRequest): Promise<Response> {
  if (!isOwnRequest(request.headers)) return jsonError(403, 'Only pages of this site sign editors out.');
  const body = await readFields(request);
  const fields = signOutSchema.safeParse(body.ok ? body.value.value : {});
  const token = tokenOf(request);
  if (token !== undefined) await signOutPerson(token);
  await endSharedSession(request.cookies.get(editorCookieName)?.value);
  const response = clearCache(seeOther(decideReturnTo(fields.data?.returnTo) ?? '/'));
  for (const name of [personCookieName, editorCookieName])
    response.cookies.set(name, '', { ...serverCookie(request.headers), maxAge: 0 });
  return response;
}

import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';

import { clientAddress } from '../clientAddress';
import { readFields } from '../http/readFields';
import { jsonError } from '../http/responses';

import { serverCookie } from '../http/serverCookie';
import { withParameter } from '../http/withParameter';
import { accessParameter, type AccessProblem } from './accessProblem';
import { checkPagePassword, type PasswordCheck } from './checkPagePassword';

import { decideReturnTo } from './decideReturnTo';
import { seeOther } from './formResponses';
import { countGuess, refundGuess } from './guessLimit';
import { logSignIn } from './logSignIn';
import { addGrant, pageAccessCookieName } from './pageAccess';

const fieldsSchema = z.object({
  pageId: z.string().min(1).max(100),
  password: z.string().max(1000).default(''),
  returnTo: z.string().default('/'),
});

type Fields = z.output<typeof fieldsSchema>;

type Attempt =
  | Extract<PasswordCheck, { kind: 'right' }>
  | { kind: AccessProblem; retryAfterSeconds?: number };

async function attempt({ pageId, password }: Fields, address: string): Promise<Attempt> {
  // "Password-protected page: password required" (section 5).
  if (password === '') return { kind: 'required' };
  const decision = await countGuess('pages', address);
  if (decision.kind === 'throttled') return decision;
  const check = await checkPagePassword(pageId, password);
  if (check.kind !== 'wrong') await refundGuess('pages', address);
  return check;
}

/**
 * `POST /api/page-access` with the fields pageId, password and returnTo: redirects back (303). Unlocks the
 * page for the session if the password is correct, otherwise adds the error as `?access=`.
 */
export async function handlePageAccess(request: NextRequest): Promise<Response> {
  const body = await readFields(request);
  if (!body.ok) return jsonError(400, body.error.sentence);
  const fields = fieldsSchema.safeParse(body.value.value);
  if (!fields.success) return jsonError(400, 'Expected the fields pageId, password and returnTo.');
  const returnTo = decideReturnTo(fields.data.returnTo) ?? '/';
  const result = await attempt(fields.data, clientAddress(request.headers));
  logSignIn('protected page', result.kind, { page: fields.data.pageId });
  if (result.kind === 'right') {
    const response = seeOther(withParameter(returnTo, accessParameter));
    storePage(request, response, fields.data.pageId, result.version);
    return response;
  }
  const back = withParameter(returnTo, accessParameter, result.kind);
  return seeOther(back, retryHeader(result.retryAfterSeconds));
}

const retryHeader = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(seconds) };

/** Session cookie, without an expiry date. */
function storePage(request: NextRequest, response: NextResponse, pageId: string, version: string): void {
  const cookie = request.cookies.get(pageAccessCookieName)?.value;
  response.cookies.set(
    pageAccessCookieName,
    addGrant(cookie, pageId, version),
    serverCookie(request.headers),
  );
}

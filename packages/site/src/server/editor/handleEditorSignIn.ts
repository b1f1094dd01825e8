import { NextResponse, type NextRequest } from 'next/server';
import { z } from 'zod';
import { limits } from '@kmx/core';

import type { AccessProblem } from '../access/accessProblem';
import { decideReturnTo } from '../access/decideReturnTo';
import { seeOther } from '../access/formResponses';
import { countGuess, refundGuess } from '../access/guessLimit';
import { logSignIn } from '../access/logSignIn';
import { clientAddress } from '../clientAddress';
import { createEditorSession, editorCookieName, isEditorPassword } from '../editorAccess/editorSession';
import { hasEditorSession } from '../editorAccess/hasEditorSession';
import { readFields } from '../http/readFields';
import { jsonError } from '../http/responses';
import { serverCookie } from '../http/serverCookie';
import { withParameter } from '../http/withParameter';

/** Query parameter with the error code of a failed sign-in. */
export const editorParameter = 'editor';

const jsonSchema = z.union([
  z.object({ input: z.string().max(1000) }),
  z.object({ hash: z.string().max(1000) }),
]);
const formSchema = z.object({ input: z.string().max(1000).default(''), returnTo: z.string().default('/') });

type Attempt = { kind: 'right' } | { kind: 'throttled'; retryAfterSeconds: number } | { kind: 'wrong' };

/** "Editor password is checked server-side" (section 5). Without a shared password, the result is that of a wrong one. */
async function attempt(input: string, address: string): Promise<Attempt> {
  const decision = await countGuess('editorArea', address);
  if (decision.kind === 'throttled') return decision;
  if (!isEditorPassword(input)) return { kind: 'wrong' };
  await refundGuess('editorArea', address);
  return { kind: 'right' };
}

/** "Editor cookie 90 days, SameSite lax" (section 9). */
function storeEditor(request: NextRequest, response: NextResponse, session: string): NextResponse {
  response.cookies.set(editorCookieName, session, {
    ...serverCookie(request.headers),
    maxAge: limits.editorCookieSeconds,
  });
  return response;
}

const noStore = { 'cache-control': 'no-store' };

/**
 * `POST /api/editor-area-autentication` (section 7). JSON with `hash` checks a hash. JSON with `input` checks
 * a password, returns the cookie's value as `hashedPassword` and sets it. A form with `input` and `returnTo` is redirected back
 * (303).
 */
export async function handleEditorSignIn(request: NextRequest): Promise<Response> {
  const body = await readFields(request);
  if (!body.ok) return jsonError(400, body.error.sentence);
  return body.value.kind === 'json'
    ? respondJson(request, body.value.value)
    : handleForm(request, body.value.value);
}

/** A session of an account also needs the cookie with its token. */
const isSession = ({ cookies }: NextRequest, hash: string): Promise<boolean> =>
  hasEditorSession({ get: (name) => (name === editorCookieName ? { value: hash } : cookies.get(name)) });

async function respondJson(request: NextRequest, value: unknown): Promise<Response> {
  const fields = jsonSchema.safeParse(value);
  if (!fields.success) return jsonError(400, 'Expected {"hash": "…"} or {"input": "…"}.');
  if ('hash' in fields.data)
    return NextResponse.json({ success: await isSession(request, fields.data.hash) }, { headers: noStore });
  const result = await attempt(fields.data.input, clientAddress(request.headers));
  logSignIn('editor area', result.kind);
  switch (result.kind) {
    case 'right': {
      const session = createEditorSession(fields.data.input);
      const response = { success: true, hashedPassword: session };
      return storeEditor(request, NextResponse.json(response, { headers: noStore }), session);
    }
    case 'wrong':
      return NextResponse.json({ success: false }, { headers: noStore });
    case 'throttled':
      return jsonError(429, 'Too many wrong passwords. Wait a few minutes.', {
        'retry-after': String(result.retryAfterSeconds),
      });
  }
}

async function handleForm(request: NextRequest, value: unknown): Promise<Response> {
  const fields = formSchema.safeParse(value);
  if (!fields.success) return jsonError(400, 'Expected the fields input and returnTo.');
  const returnTo = decideReturnTo(fields.data.returnTo) ?? '/';
  const back = (problem: AccessProblem) => seeOther(withParameter(returnTo, editorParameter, problem));
  if (fields.data.input === '') return back('required');
  const result = await attempt(fields.data.input, clientAddress(request.headers));
  logSignIn('editor area', result.kind);
  if (result.kind !== 'right') return back(result.kind);
  return storeEditor(
    request,
    seeOther(withParameter(returnTo, editorParameter)),
    createEditorSession(fields.data.input),
  );
}

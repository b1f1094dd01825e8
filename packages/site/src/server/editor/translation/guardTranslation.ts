import type { NextRequest } from 'next/server';
import { fail, ok, type Result } from '@kmx/core';

import { isOwnRequest } from '../../http/isOwnRequest';
import { jsonError } from '../../http/responses';
import { editorCookieName, isEditorCookie } from '../editorSession';
import { tokenOf } from '../person/personCookie';

/** What browsers ask with while they only look ahead. */
const isLookingAhead = ({ method, headers }: NextRequest) =>
  method === 'HEAD' || (headers.get('sec-purpose') ?? '').includes('prefetch');

/** Rejects who has not opened the editor area; undefined for who may look at translations. */
export const guardReading = (request: NextRequest): Response | undefined =>
  isEditorCookie(request.cookies.get(editorCookieName)?.value)
    ? undefined
    : jsonError(401, 'Sign in to the editor area first.');

/** The token of the person who changes something: the password of the area alone changes nothing. */
export function guardChange(request: NextRequest): Result<string, Response> {
  const token = tokenOf(request);
  if (token === undefined)
    return fail(jsonError(401, 'Sign in with your account of the content service first.'));
  // The cookie is sent along on the way from other sites too, and section 7 has changes by GET.
  if (!isOwnRequest(request.headers))
    return fail(jsonError(403, 'Only pages of this site change translations.'));
  if (isLookingAhead(request)) return fail(jsonError(405, 'A change cannot be fetched ahead.'));
  return ok(token);
}

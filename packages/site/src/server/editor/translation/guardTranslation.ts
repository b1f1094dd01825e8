import type { NextRequest } from 'next/server';
import { fail, ok, type Result } from '@kmx/core';

import { hasEditorSession } from '../../editorAccess/hasEditorSession';
import { tokenOf } from '../../editorAccess/personCookie';
import { isOwnRequest } from '../../http/isOwnRequest';
import { jsonError } from '../../http/responses';

/** Detects prefetch requests of browsers. */
const isLookingAhead = ({ method, headers }: NextRequest) =>
  method === 'HEAD' || (headers.get('sec-purpose') ?? '').includes('prefetch');

/** Rejects requests without access to the editor area; returns undefined if access is granted. */
export const guardReading = async (request: NextRequest): Promise<Response | undefined> =>
  (await hasEditorSession(request.cookies)) ? undefined : jsonError(401, 'Sign in to the editor area first.');

/** Returns the session token; the password of the area alone does not allow changes. */
export function guardChange(request: NextRequest): Result<string, Response> {
  const token = tokenOf(request);
  if (token === undefined)
    return fail(jsonError(401, 'Sign in with your account of the content service first.'));
  // Guards against CSRF: SameSite=Lax cookies are sent on top-level navigation, and section 7 requires
  // changes by GET.
  if (!isOwnRequest(request.headers))
    return fail(jsonError(403, 'Only pages of this site change translations.'));
  if (isLookingAhead(request)) return fail(jsonError(405, 'A change cannot be fetched ahead.'));
  return ok(token);
}

import type { NextRequest } from 'next/server';

import { jsonError } from '../../http/answers';
import { isOwnRequest } from '../../http/isOwnRequest';
import { editorCookieName, isEditorCookie } from '../editorSession';

/** What browsers ask with while they only look ahead. */
const isLookingAhead = ({ method, headers }: NextRequest) =>
  method === 'HEAD' || (headers.get('sec-purpose') ?? '').includes('prefetch');

/** Why a request about translations is not answered; undefined for an editor's own. */
export function guardTranslation(request: NextRequest, isChange: boolean): Response | undefined {
  if (!isEditorCookie(request.cookies.get(editorCookieName)?.value))
    return jsonError(401, 'Sign in to the editor area first.');
  if (!isChange) return undefined;
  // The cookie is sent along on the way from other sites too, and section 7 has changes by GET.
  if (!isOwnRequest(request.headers)) return jsonError(403, 'Only pages of this site change translations.');
  return isLookingAhead(request) ? jsonError(405, 'A change cannot be fetched ahead.') : undefined;
}

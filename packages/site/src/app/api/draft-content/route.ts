import type { NextRequest } from 'next/server';

import { handleDraft } from '@/server/drafts/handleDraft';
import { editorCookieName, isEditorCookie } from '@/server/editorAccess/editorSession';
import { withRequestId } from '@/server/withRequestId';

/** `POST /api/draft-content`: draft content for editors, by operation name (section 7). */
export const POST = withRequestId((request: NextRequest): Promise<Response> => {
  return handleDraft(request, isEditorCookie(request.cookies.get(editorCookieName)?.value));
});

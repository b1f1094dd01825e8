import type { NextRequest } from 'next/server';

import { handleDraft } from '@/server/drafts/handleDraft';
import { editorCookieName, isEditorCookie } from '@/server/editor/editorSession';
import { withRequestId } from '@/server/withRequestId';

/** `POST /api/draft-content`: draft content for an editor's browser, by the name of an operation (section 7). */
export const POST = withRequestId((request: NextRequest): Promise<Response> => {
  return handleDraft(request, isEditorCookie(request.cookies.get(editorCookieName)?.value));
});

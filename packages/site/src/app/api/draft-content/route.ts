import type { NextRequest } from 'next/server';

import { answerDraft } from '@/server/drafts/answerDraft';
import { editorCookieName, isEditorCookie } from '@/server/editor/editorSession';
import { withRequestId } from '@/server/withRequestId';

/** `POST /api/draft-content`: draft content for an editor's browser, by the name of an operation (section 7). */
export const POST = withRequestId((request: NextRequest): Promise<Response> => {
  return answerDraft(request, isEditorCookie(request.cookies.get(editorCookieName)?.value));
});

import type { NextRequest } from 'next/server';

import { handleDraft } from '@/server/drafts/handleDraft';
import { hasEditorSession } from '@/server/editorAccess/hasEditorSession';
import { withRequestId } from '@/server/withRequestId';

/** `POST /api/draft-content`: draft content for editors, by operation name (section 7). */
export const POST = withRequestId(async (request: NextRequest): Promise<Response> => {
  return handleDraft(request, await hasEditorSession(request.cookies));
});

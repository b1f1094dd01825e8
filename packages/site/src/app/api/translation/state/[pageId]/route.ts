import type { NextRequest } from 'next/server';

import { handleTranslationState } from '@/server/editor/translation/handleTranslation';
import { withRequestId } from '@/server/withRequestId';

interface Context {
  params: RouteContext<'/api/translation/state/[pageId]'>['params'];
}

/** `GET /api/translation/state/{pageId}`: translation states of a page, for editors (section 7). */
export const GET = withRequestId(async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { pageId } = await params;
  return handleTranslationState(request, pageId);
});

import type { NextRequest } from 'next/server';

import { handleTranslationChange } from '@/server/editor/translation/handleTranslation';
import { withRequestId } from '@/server/withRequestId';

interface Context {
  params: RouteContext<'/api/translation/reset/[pageId]'>['params'];
}

/**
 * `GET` (section 7) and `POST /api/translation/reset/{pageId}?languages=`: resets languages to "marked", for
 * editors.
 */
export const GET = withRequestId(async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { pageId } = await params;
  return handleTranslationChange(request, pageId, 'reset');
});

export const POST = GET;

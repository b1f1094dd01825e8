import type { NextRequest } from 'next/server';

import { handleTranslationChange } from '@/server/editor/translation/handleTranslation';
import { withRequestId } from '@/server/withRequestId';

interface Context {
  params: RouteContext<'/api/translation/start/[pageId]'>['params'];
}

/**
 * `GET` (section 7) and `POST /api/translation/start/{pageId}?languages=`: starts the translation into the
 * marked languages, for editors.
 */
export const GET = withRequestId(async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { pageId } = await params;
  return handleTranslationChange(request, pageId, 'start');
});

export const POST = GET;

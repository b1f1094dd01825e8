import type { NextRequest } from 'next/server';

import { handleTranslationChange } from '@/server/editor/translation/handleTranslation';
import { withRequestId } from '@/server/withRequestId';

interface Context {
  params: RouteContext<'/api/translation/mark/[pageId]'>['params'];
}

/** `POST /api/translation/mark/{pageId}?languages=`: marks languages for translation, for editors. */
export const POST = withRequestId(async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { pageId } = await params;
  return handleTranslationChange(request, pageId, 'mark');
});

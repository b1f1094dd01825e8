import type { NextRequest } from 'next/server';

import {
  handlePackageDownload,
  handlePackageImport,
} from '@/server/editor/translation/handleTranslationPackage';
import { withRequestId } from '@/server/withRequestId';

interface Context {
  params: RouteContext<'/api/translation/package/[pageId]'>['params'];
}

/** `GET /api/translation/package/{pageId}?language=`: the page's texts as XLIFF, for editors. */
export const GET = withRequestId(async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { pageId } = await params;
  return handlePackageDownload(request, pageId);
});

/** `POST /api/translation/package/{pageId}`: imports a translated package, for editors. */
export const POST = withRequestId(async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { pageId } = await params;
  return handlePackageImport(request, pageId);
});

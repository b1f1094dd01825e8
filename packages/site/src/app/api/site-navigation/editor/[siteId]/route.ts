import type { NextRequest } from 'next/server';

import { hasEditorSession } from '@/server/editorAccess/hasEditorSession';
import { handleNavigation } from '@/server/navigation/handleNavigation';
import { withRequestId } from '@/server/withRequestId';

interface Context {
  params: RouteContext<'/api/site-navigation/editor/[siteId]'>['params'];
}

/**
 * `GET /api/site-navigation/editor/{siteId}?lang=&stage=&cache=`: menus for every country, including hidden
 * entries (section 7).
 */
export const GET = withRequestId(async (request: NextRequest, { params }: Context): Promise<Response> => {
  const { siteId } = await params;
  const isEditor = await hasEditorSession(request.cookies);
  return handleNavigation({ request, audience: 'editor', siteId, isEditor });
});

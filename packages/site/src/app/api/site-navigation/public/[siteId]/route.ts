import { handleNavigation } from '@/server/navigation/handleNavigation';
import { withRequestId } from '@/server/withRequestId';

interface Context {
  params: RouteContext<'/api/site-navigation/public/[siteId]'>['params'];
}

/**
 * `GET /api/site-navigation/public/{siteId}?lang=&cache=`: menus of a site for visitors of a country (section
 * 7).
 */
export const GET = withRequestId(async (request: Request, { params }: Context): Promise<Response> => {
  const { siteId } = await params;
  return handleNavigation({ request, audience: 'public', siteId, isEditor: false });
});

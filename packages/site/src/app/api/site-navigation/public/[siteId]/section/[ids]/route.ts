import { handleNavigation } from '@/server/navigation/handleNavigation';
import { withRequestId } from '@/server/withRequestId';

interface Context {
  params: RouteContext<'/api/site-navigation/public/[siteId]/section/[ids]'>['params'];
}

/**
 * `GET /api/site-navigation/public/{siteId}/section/{ids}`: selected entries with their descendants (section
 * 7).
 */
export const GET = withRequestId(async (request: Request, { params }: Context): Promise<Response> => {
  const { siteId, ids: sectionIds } = await params;
  return handleNavigation({ request, audience: 'public', siteId, sectionIds, isEditor: false });
});

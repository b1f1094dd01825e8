import { answerNavigation } from '@/server/navigation/answerNavigation';

interface Context {
  params: RouteContext<'/api/site-navigation/public/[siteId]/section/[ids]'>['params'];
}

/** `GET /api/site-navigation/public/{siteId}/section/{ids}`: some entries of the menus, with all below them (section 7). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { siteId, ids: sectionIds } = await params;
  return answerNavigation({ request, audience: 'public', siteId, sectionIds, isEditor: false });
}

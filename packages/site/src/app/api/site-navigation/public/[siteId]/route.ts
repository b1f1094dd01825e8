import { answerNavigation } from '@/server/navigation/answerNavigation';

interface Context {
  params: RouteContext<'/api/site-navigation/public/[siteId]'>['params'];
}

/** `GET /api/site-navigation/public/{siteId}?lang=&cache=`: the menus of a site as a country's visitors see them (section 7). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { siteId } = await params;
  return answerNavigation({ request, audience: 'public', siteId, isEditor: false });
}

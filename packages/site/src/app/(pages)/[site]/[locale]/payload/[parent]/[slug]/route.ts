import { cookies } from 'next/headers';

import { readAccessCookies } from '@/server/access/accessCookies';
import { currentBuild } from '@/server/builds/currentBuild';
import { jsonError } from '@/server/http/responses';
import { handlePayload } from '@/server/payload/handlePayload';
import { loadPageView } from '@/server/view/loadPageView';
import { withRequestId } from '@/server/withRequestId';

/** `{path}/_payload.json?{build}`: checks access again, after the proxy has found the page. */
export const GET = withRequestId(
  async (
    request: Request,
    { params }: RouteContext<'/[site]/[locale]/payload/[parent]/[slug]'>,
  ): Promise<Response> => {
    const { site, locale, parent, slug } = await params;
    const address = { site, locale, parent: decodeURIComponent(parent), slug: decodeURIComponent(slug) };
    const [pageView, build] = await Promise.all([
      loadPageView(address, readAccessCookies(await cookies())),
      currentBuild(),
    ]);
    if (!pageView) return jsonError(404, 'There is no such page.');
    return handlePayload(pageView, request.url, build.id);
  },
);

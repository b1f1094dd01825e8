import { isFeedList } from '@kmx/core';

import { handleFeed } from '@/server/feeds/handleFeed';
import { respondFromContent, notFoundResponse } from '@/server/http/plainResponses';
import { loadShellView } from '@/server/view/createSiteView';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/{locale}/stories/rss.xml` and `/{locale}/media-releases/rss.xml`: the newest pages of a list. */
export const GET = withRequestId(
  async (_request: Request, { params }: RouteContext<'/[site]/[locale]/feed/[list]'>): Promise<Response> => {
    const { list, ...place } = await params;
    if (!isFeedList(list)) return notFoundResponse();
    return respondFromContent(async () => handleFeed(await loadShellView(place), list));
  },
);

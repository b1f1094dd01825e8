import { isFeedList } from '@kmx/core';

import { answerFeed } from '@/server/findability/answerFeed';
import { answerFromContent, notFoundAnswer } from '@/server/findability/answers';
import { loadShellView } from '@/server/view/createSiteView';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/{locale}/stories/rss.xml` and `/{locale}/media-releases/rss.xml`: the newest pages of a list. */
export const GET = withRequestId(
  async (_request: Request, { params }: RouteContext<'/[site]/[locale]/feed/[list]'>): Promise<Response> => {
    const { list, ...place } = await params;
    if (!isFeedList(list)) return notFoundAnswer();
    return answerFromContent(async () => answerFeed(await loadShellView(place), list));
  },
);

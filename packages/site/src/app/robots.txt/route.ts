import { createRobotsText } from '@kmx/core';

import { respondFromContent, notFoundResponse, textResponse } from '@/server/http/plainResponses';
import { loadHost } from '@/server/links/loadHost';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/robots.txt`: disallowed paths and the host's sitemap. */
export const GET = withRequestId((request: Request): Promise<Response> => {
  return respondFromContent(async () => {
    const host = await loadHost(request);
    return host
      ? textResponse(createRobotsText(`${host.origin}/sitemap.xml`), 'text/plain')
      : notFoundResponse();
  });
});

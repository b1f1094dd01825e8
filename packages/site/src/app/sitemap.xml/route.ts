import { loadSitemaps } from '@/server/findability/loadSitemaps';
import { respondFromContent, notFoundResponse, textResponse } from '@/server/http/plainResponses';
import { loadHost } from '@/server/links/loadHost';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/sitemap.xml`: indexable pages of the host's sites, or an index of partial sitemaps. */
export const GET = withRequestId((request: Request): Promise<Response> => {
  return respondFromContent(async () => {
    const host = await loadHost(request);
    if (!host) return notFoundResponse();
    const { root, isComplete } = await loadSitemaps(host);
    return textResponse(root, 'application/xml', isComplete);
  });
});

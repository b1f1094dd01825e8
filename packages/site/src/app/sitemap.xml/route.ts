import { loadHost } from '@/server/findability/loadHost';
import { loadSitemaps } from '@/server/findability/loadSitemaps';
import { respondFromContent, notFoundResponse, textResponse } from '@/server/findability/responses';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/sitemap.xml`: every page of the host's sites that search engines may know, or an index of such lists. */
export const GET = withRequestId((request: Request): Promise<Response> => {
  return respondFromContent(async () => {
    const host = await loadHost(request);
    if (!host) return notFoundResponse();
    const { root, isComplete } = await loadSitemaps(host);
    return textResponse(root, 'application/xml', isComplete);
  });
});

import { answerFromContent, notFoundAnswer, textAnswer } from '@/server/findability/answers';
import { loadHost } from '@/server/findability/loadHost';
import { loadSitemaps } from '@/server/findability/loadSitemaps';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/sitemap.xml`: every page of the host's sites that search engines may know, or an index of such lists. */
export const GET = withRequestId((request: Request): Promise<Response> => {
  return answerFromContent(async () => {
    const host = await loadHost(request);
    if (!host) return notFoundAnswer();
    const { root, isComplete } = await loadSitemaps(host);
    return textAnswer(root, 'application/xml', isComplete);
  });
});

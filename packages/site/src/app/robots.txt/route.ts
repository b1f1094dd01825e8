import { createRobotsText } from '@kmx/core';

import { answerFromContent, notFoundAnswer, textAnswer } from '@/server/findability/answers';
import { loadHost } from '@/server/findability/loadHost';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/robots.txt`: what crawlers are asked to leave alone, and where the host's sitemap is. */
export const GET = withRequestId((request: Request): Promise<Response> => {
  return answerFromContent(async () => {
    const host = await loadHost(request);
    return host ? textAnswer(createRobotsText(`${host.origin}/sitemap.xml`), 'text/plain') : notFoundAnswer();
  });
});

import { answerFromContent, laterAnswer, notFoundAnswer, textAnswer } from '@/server/findability/answers';
import { loadHost } from '@/server/findability/loadHost';
import { loadSitemaps } from '@/server/findability/loadSitemaps';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/sitemaps/{n}.xml`: a part of a host's sitemap, from 1 on, where one list does not hold it. */
export const GET = withRequestId(
  async (request: Request, { params }: RouteContext<'/sitemaps/[part]'>): Promise<Response> => {
    const number = Number(/^([1-9]\d{0,5})\.xml$/.exec((await params).part)?.[1]);
    return answerFromContent(async () => {
      const host = await loadHost(request);
      if (!host) return notFoundAnswer();
      const { parts, isComplete } = await loadSitemaps(host);
      const part = parts[number - 1];
      if (part) return textAnswer(part, 'application/xml', isComplete);
      return isComplete ? notFoundAnswer() : laterAnswer();
    });
  },
);

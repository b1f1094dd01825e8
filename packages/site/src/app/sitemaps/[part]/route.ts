import { respondWithoutFile } from '@/server/fileNotice/respondWithoutFile';
import { loadSitemaps } from '@/server/findability/loadSitemaps';
import { respondFromContent, laterResponse, textResponse } from '@/server/http/plainResponses';
import { loadHost } from '@/server/links/loadHost';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/sitemaps/{n}.xml`: a part of a host's sitemap, numbered from 1, if it exceeds one file. */
export const GET = withRequestId(
  async (request: Request, { params }: RouteContext<'/sitemaps/[part]'>): Promise<Response> => {
    const number = Number(/^([1-9]\d{0,5})\.xml$/.exec((await params).part)?.[1]);
    return respondFromContent(async () => {
      const host = await loadHost(request);
      if (!host) return respondWithoutFile(request, 404);
      const { parts, isComplete } = await loadSitemaps(host);
      const part = parts[number - 1];
      if (part) return textResponse(part, 'application/xml', isComplete);
      return isComplete ? respondWithoutFile(request, 404) : laterResponse();
    });
  },
);

import { answerComparisonFile } from '@/server/comparison/answerComparisonFile';
import { withRateLimit } from '@/server/http/rateLimit';
import { withRequestId } from '@/server/withRequestId';

export const GET = withRequestId(
  withRateLimit(
    'download',
    async (request: Request, { params }: RouteContext<'/api/comparison/[sisCode]'>): Promise<Response> =>
      answerComparisonFile((await params).sisCode, request.url),
  ),
);

import { answerComparisonNames } from '@/server/comparison/answerComparisonNames';
import { withRateLimit } from '@/server/http/rateLimit';
import { withRequestId } from '@/server/withRequestId';

export const GET = withRequestId(
  withRateLimit(
    'download',
    async (
      request: Request,
      { params }: RouteContext<'/api/comparison/[sisCode]/names'>,
    ): Promise<Response> => answerComparisonNames((await params).sisCode, request.url),
  ),
);

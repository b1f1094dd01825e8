import { handleComparisonNames } from '@/server/comparison/handleComparisonNames';
import { withRateLimit } from '@/server/http/rateLimit';
import { withRequestId } from '@/server/withRequestId';

export const GET = withRequestId(
  withRateLimit(
    'download',
    async (
      request: Request,
      { params }: RouteContext<'/api/comparison/[sisCode]/names'>,
    ): Promise<Response> => handleComparisonNames((await params).sisCode, request.url),
  ),
);

import { handleComparisonFile } from '@/server/comparison/handleComparisonFile';
import { withRateLimit } from '@/server/http/rateLimit';
import { withRequestId } from '@/server/withRequestId';

export const GET = withRequestId(
  withRateLimit(
    'download',
    async (request: Request, { params }: RouteContext<'/api/comparison/[sisCode]'>): Promise<Response> =>
      handleComparisonFile((await params).sisCode, request.url),
  ),
);

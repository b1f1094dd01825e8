import { answerComparisonFile } from '@/server/comparison/answerComparisonFile';
import { withRequestId } from '@/server/withRequestId';

export const GET = withRequestId(
  async (request: Request, { params }: RouteContext<'/api/comparison/[sisCode]'>): Promise<Response> =>
    answerComparisonFile((await params).sisCode, request.url),
);

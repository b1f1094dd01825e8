import { answerComparisonNames } from '@/server/comparison/answerComparisonNames';
import { withRequestId } from '@/server/withRequestId';

export const GET = withRequestId(
  async (request: Request, { params }: RouteContext<'/api/comparison/[sisCode]/names'>): Promise<Response> =>
    answerComparisonNames((await params).sisCode, request.url),
);

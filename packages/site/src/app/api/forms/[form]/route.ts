import { answerForm } from '@/server/forms/answerForm';
import { withOwnRequestId } from '@/server/withRequestId';

export const POST = withOwnRequestId(
  async (request: Request, { params }: { params: Promise<{ form: string }> }) =>
    answerForm(request, (await params).form),
);

import { answerUploadRemoval } from '@/server/forms/answerUpload';
import { withRequestId } from '@/server/withRequestId';

export const DELETE = withRequestId(
  async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
    answerUploadRemoval(request, (await params).id),
);

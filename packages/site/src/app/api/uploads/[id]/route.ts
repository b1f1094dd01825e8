import { handleUploadRemoval } from '@/server/forms/handleUpload';
import { withRequestId } from '@/server/withRequestId';

export const DELETE = withRequestId(
  async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
    handleUploadRemoval(request, (await params).id),
);

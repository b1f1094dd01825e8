import { handleForm } from '@/server/forms/handleForm';
import { withOwnRequestId } from '@/server/withRequestId';

export const POST = withOwnRequestId(
  async (request: Request, { params }: { params: Promise<{ form: string }> }) =>
    handleForm(request, (await params).form),
);

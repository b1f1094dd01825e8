import { withRateLimit } from '@/server/http/rateLimit';
import { handleAttachment } from '@/server/portal/handleAttachment';
import { withRequestId } from '@/server/withRequestId';

/** A file of a ticket, for those who may see the ticket. */
export const GET = withRequestId(
  withRateLimit(
    'portal',
    async (request: Request, { params }: RouteContext<'/api/customer/attachments/[id]'>): Promise<Response> =>
      handleAttachment((await params).id, request),
  ),
);

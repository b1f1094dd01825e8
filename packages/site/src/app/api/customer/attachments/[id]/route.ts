import { withRateLimit } from '@/server/http/rateLimit';
import { handleAttachment } from '@/server/portal/handleAttachment';
import { withRequestId } from '@/server/withRequestId';

/** An attachment of a ticket, for readers with access to the ticket. */
export const GET = withRequestId(
  withRateLimit(
    'portal',
    async (request: Request, { params }: RouteContext<'/api/customer/attachments/[id]'>): Promise<Response> =>
      handleAttachment((await params).id, request),
  ),
);

import { withRateLimit } from '@/server/http/rateLimit';
import { handleWireCheck } from '@/server/wireCheck/handleWireCheck';
import { handleWireFile } from '@/server/wireCheck/handleWireFile';
import { withRequestId } from '@/server/withRequestId';

type Context = RouteContext<'/api/wire-check/[sisCode]'>;

/** Result of a wire check as CSV. */
export const GET = withRequestId(
  withRateLimit('download', async (request: Request, { params }: Context): Promise<Response> =>
    handleWireCheck((await params).sisCode, request.url),
  ),
);

/** Upload of a wire list; redirects to the page of the list. */
export const POST = withRequestId(
  withRateLimit('upload', async (request: Request, { params }: Context): Promise<Response> =>
    handleWireFile((await params).sisCode, request),
  ),
);

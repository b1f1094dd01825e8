import { withRateLimit } from '@/server/http/rateLimit';
import { handleWireCheck } from '@/server/wireCheck/handleWireCheck';
import { handleWireFile } from '@/server/wireCheck/handleWireFile';
import { withRequestId } from '@/server/withRequestId';

type Context = RouteContext<'/api/wire-check/[sisCode]'>;

/** The check of a wire list as CSV. */
export const GET = withRequestId(
  withRateLimit('download', async (request: Request, { params }: Context): Promise<Response> =>
    handleWireCheck((await params).sisCode, request.url),
  ),
);

/** A wire list as a file: leads to the page of its list. */
export const POST = withRequestId(
  withRateLimit('upload', async (request: Request, { params }: Context): Promise<Response> =>
    handleWireFile((await params).sisCode, request),
  ),
);

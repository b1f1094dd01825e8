import { handleSample } from '@/server/wireCheck/handleSample';
import { withRequestId } from '@/server/withRequestId';

/** `GET /api/wire-check/sample`: a wire list to fill in. */
export const GET = withRequestId(() => Promise.resolve(handleSample()));

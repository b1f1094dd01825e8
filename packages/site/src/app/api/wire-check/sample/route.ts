import { handleSample } from '@/server/wireCheck/handleSample';
import { withRequestId } from '@/server/withRequestId';

/** `GET /api/wire-check/sample`: template of a wire list. */
export const GET = withRequestId(() => Promise.resolve(handleSample()));

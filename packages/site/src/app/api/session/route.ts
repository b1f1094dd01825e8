import { withRateLimit } from '@/server/http/rateLimit';
import { handleSessionEnd, handleSessionStart } from '@/server/session/handleSession';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(withRateLimit('download', handleSessionStart));
export const DELETE = withRequestId(handleSessionEnd);

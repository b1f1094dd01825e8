import { withRateLimit } from '@/server/http/rateLimit';
import { answerSessionEnd, answerSessionStart } from '@/server/session/answerSession';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(withRateLimit('download', answerSessionStart));
export const DELETE = withRequestId(answerSessionEnd);

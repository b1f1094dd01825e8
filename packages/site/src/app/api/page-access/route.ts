import { answerPageAccess } from '@/server/access/answerPageAccess';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(answerPageAccess);

import { answerUpload } from '@/server/forms/answerUpload';
import { withOwnRequestId } from '@/server/withRequestId';

export const POST = withOwnRequestId(answerUpload);

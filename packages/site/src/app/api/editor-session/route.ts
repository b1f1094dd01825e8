import { answerPersonSignIn } from '@/server/editor/person/answerPersonSignIn';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(answerPersonSignIn);

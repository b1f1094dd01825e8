import { answerPersonSignOut } from '@/server/editor/person/handlePersonSignIn';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(answerPersonSignOut);

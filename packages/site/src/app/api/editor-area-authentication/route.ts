import { answerEditorSignIn } from '@/server/editor/answerEditorSignIn';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(answerEditorSignIn);

import { answerEditorSignIn } from '@/server/editor/answerEditorSignIn';
import { withRequestId } from '@/server/withRequestId';

// The spelling of the specification (section 7); the other one answers the same.
export const POST = withRequestId(answerEditorSignIn);

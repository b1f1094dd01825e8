import { handleEditorSignIn } from '@/server/editor/handleEditorSignIn';
import { withRequestId } from '@/server/withRequestId';

// Spelled as in the specification (section 7); the correct spelling works as well.
export const POST = withRequestId(handleEditorSignIn);

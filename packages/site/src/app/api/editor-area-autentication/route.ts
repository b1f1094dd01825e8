import { handleEditorSignIn } from '@/server/editor/handleEditorSignIn';
import { withRequestId } from '@/server/withRequestId';

// The spelling of the specification (section 7); the other one answers the same.
export const POST = withRequestId(handleEditorSignIn);

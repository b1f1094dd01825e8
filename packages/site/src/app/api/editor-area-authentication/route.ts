import { handleEditorSignIn } from '@/server/editor/handleEditorSignIn';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(handleEditorSignIn);

import { answerEditorSignIn } from '@/server/editor/answerEditorSignIn';

// The spelling of the specification (section 7); the other one answers the same.
export const POST = answerEditorSignIn;

import { answerEditorSignIn } from '@/server/editor/answerEditorSignIn';

export const POST = answerEditorSignIn;

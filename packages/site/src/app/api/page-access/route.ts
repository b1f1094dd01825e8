import { answerPageAccess } from '@/server/access/answerPageAccess';

export const POST = answerPageAccess;

import { answerExplain } from '@/server/editor/explain/answerExplain';

export const GET = answerExplain;

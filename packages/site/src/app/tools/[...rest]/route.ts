import { answerNothing } from '@/server/http/answerNothing';

export const dynamic = 'force-dynamic';

export const GET = answerNothing;

import { answerSearch } from '@/server/search/answerSearch';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(answerSearch);

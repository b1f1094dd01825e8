import { answerExplain } from '@/server/editor/explain/answerExplain';
import { withRequestId } from '@/server/withRequestId';

export const GET = withRequestId(answerExplain);

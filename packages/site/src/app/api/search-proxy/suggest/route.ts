import { withRateLimit } from '@/server/http/rateLimit';
import { answerSuggest } from '@/server/search/answerSearch';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(withRateLimit('suggest', answerSuggest));

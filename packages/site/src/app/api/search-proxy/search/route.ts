import { withRateLimit } from '@/server/http/rateLimit';
import { answerSearch } from '@/server/search/answerSearch';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(withRateLimit('search', answerSearch));

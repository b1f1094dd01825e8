import { withRateLimit } from '@/server/http/rateLimit';
import { handleSuggest } from '@/server/search/handleSearch';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(withRateLimit('suggest', handleSuggest));

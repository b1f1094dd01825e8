import { withRateLimit } from '@/server/http/rateLimit';
import { handleSearch } from '@/server/search/handleSearch';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(withRateLimit('search', handleSearch));

import { withRateLimit } from '@/server/http/rateLimit';
import { handleNewsFeed } from '@/server/news/handleNewsFeed';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** Ten items of the news for the panel; may be asked as often as the names of what is compared. */
export const GET = withRequestId(withRateLimit('download', handleNewsFeed));

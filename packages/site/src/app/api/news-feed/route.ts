import { withRateLimit } from '@/server/http/rateLimit';
import { handleNewsFeed } from '@/server/news/handleNewsFeed';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** Ten news items for the panel; shares the rate limit of downloads. */
export const GET = withRequestId(withRateLimit('download', handleNewsFeed));

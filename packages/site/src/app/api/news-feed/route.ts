import { withRateLimit } from '@/server/http/rateLimit';
import { answerNewsFeed } from '@/server/news/answerNewsFeed';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** Ten items of the news for the panel; may be asked as often as the names of what is compared. */
export const GET = withRequestId(withRateLimit('download', answerNewsFeed));

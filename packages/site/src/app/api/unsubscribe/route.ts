import { withRateLimit } from '@/server/http/rateLimit';
import { handleUnsubscribe, handleUnsubscribeLink } from '@/server/unsubscribe/handleUnsubscribe';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

// Counted like the customer area: mail services send the clicks of many readers from few addresses.
export const GET = withRequestId(withRateLimit('portal', handleUnsubscribeLink));

export const POST = withRequestId(withRateLimit('portal', handleUnsubscribe));

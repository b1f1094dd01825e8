import { withRateLimit } from '@/server/http/rateLimit';
import { handlePortalData } from '@/server/portal/handlePortalData';
import { withRequestId } from '@/server/withRequestId';

/** Forwards allowlisted queries of the customer area to the customer service. */
export const POST = withRequestId(withRateLimit('portal', handlePortalData));

import { withRateLimit } from '@/server/http/rateLimit';
import { handlePortalData } from '@/server/portal/handlePortalData';
import { withRequestId } from '@/server/withRequestId';

/** The customer area's questions to the customer service, as far as they are on its list. */
export const POST = withRequestId(withRateLimit('portal', handlePortalData));

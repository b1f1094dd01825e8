import { withRateLimit } from '@/server/http/rateLimit';
import { answerPortalData } from '@/server/portal/answerPortalData';
import { withRequestId } from '@/server/withRequestId';

/** The customer area's questions to the customer service, as far as they are on its list. */
export const POST = withRequestId(withRateLimit('portal', answerPortalData));

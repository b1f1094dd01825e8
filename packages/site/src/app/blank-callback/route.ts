import { createBlankCallback } from '@/server/portal/createBlankCallback';
import { withRequestId } from '@/server/withRequestId';

/** The silent renewal's return route (portal, section 2): tells the page around its hidden frame the address it ended at. */
export const GET = withRequestId(() => Promise.resolve(createBlankCallback()));

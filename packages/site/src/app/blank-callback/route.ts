import { createBlankCallback } from '@/server/portal/createBlankCallback';
import { withRequestId } from '@/server/withRequestId';

/**
 * Return route of silent renewal (portal, section 2): posts its own address to the page around the hidden
 * frame.
 */
export const GET = withRequestId(() => Promise.resolve(createBlankCallback()));

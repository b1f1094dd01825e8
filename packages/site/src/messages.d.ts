import type blocks from '@kmx/blocks/messages/en';

import type { MessageId } from './MessageId';
import type { PortalMessageId } from './server/portal/loadPortalMessages';

declare global {
  namespace FormatjsIntl {
    /** Makes an unknown id a compile error of this package, which also compiles the sources of the other two. */
    interface Message {
      ids: MessageId | PortalMessageId | keyof typeof blocks;
    }
  }
}

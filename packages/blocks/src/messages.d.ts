import type { MessageId } from './contract/messages';

declare global {
  namespace FormatjsIntl {
    /** Makes an unknown id a compile error of this package. */
    interface Message {
      ids: MessageId;
    }
  }
}

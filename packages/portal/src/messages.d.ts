import type { MessageId } from './shared/MessageId';

declare global {
  namespace FormatjsIntl {
    /** Makes an unknown id a compile error of this package. */
    interface Message {
      ids: MessageId;
    }
  }
}

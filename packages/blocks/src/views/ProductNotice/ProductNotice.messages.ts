import type { Messages } from '../../contract/messages';

export const productNoticeMessages = {
  discontinued: {
    id: 'blocks.productNotice.discontinued',
    defaultMessage: '{product} is discontinued. Its data and documents remain available here.',
  },
  cancelled: { id: 'blocks.productNotice.cancelled', defaultMessage: '{product} is no longer offered.' },
  successor: { id: 'blocks.productNotice.successor', defaultMessage: 'Go to its successor, {successor}' },
} as const satisfies Messages;

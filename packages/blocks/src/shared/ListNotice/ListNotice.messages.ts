import type { Messages } from '../../contract/messages';

export const listNoticeMessages = {
  unavailable: {
    id: 'blocks.listNotice.unavailable',
    defaultMessage: 'This list cannot be loaded at the moment. Please try again in a few minutes.',
  },
  nothing: { id: 'blocks.listNotice.nothing', defaultMessage: 'Nothing matches these filters.' },
} as const satisfies Messages;

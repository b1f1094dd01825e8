import type { Messages } from '../../contract/messages';

export const calendarLinkMessages = {
  add: { id: 'blocks.calendarLink.add', defaultMessage: 'Add to calendar' },
} as const satisfies Messages;

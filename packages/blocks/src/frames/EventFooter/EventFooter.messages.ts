import type { Messages } from '../../contract/messages';

export const eventFooterMessages = {
  title: { id: 'blocks.eventFooter.title', defaultMessage: 'Come and see us' },
  website: { id: 'blocks.eventFooter.website', defaultMessage: 'Event website' },
  contact: { id: 'blocks.eventFooter.contact', defaultMessage: 'Arrange a meeting' },
  events: { id: 'blocks.eventFooter.events', defaultMessage: 'All events' },
} as const satisfies Messages;

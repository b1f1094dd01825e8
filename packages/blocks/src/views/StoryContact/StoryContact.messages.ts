import type { Messages } from '../../contract/messages';

export const storyContactMessages = {
  stories: { id: 'blocks.storyContact.stories', defaultMessage: 'Stories' },
  none: { id: 'blocks.storyContact.none', defaultMessage: 'There is no story with this contact yet.' },
  all: { id: 'blocks.storyContact.all', defaultMessage: 'All contacts' },
} as const satisfies Messages;

import type { Messages } from '../../contract/messages';

export const storyContactListMessages = {
  stories: { id: 'blocks.storyContactList.stories', defaultMessage: 'Stories: {count}' },
  empty: { id: 'blocks.storyContactList.empty', defaultMessage: 'There are no contacts yet.' },
  unavailable: {
    id: 'blocks.storyContactList.unavailable',
    defaultMessage: 'The contacts cannot be loaded right now. Please try again later.',
  },
} as const satisfies Messages;

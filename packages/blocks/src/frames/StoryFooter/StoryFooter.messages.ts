import type { Messages } from '../../contract/messages';

export const storyFooterMessages = {
  share: { id: 'blocks.storyFooter.share', defaultMessage: 'Share this story' },
  topics: { id: 'blocks.storyFooter.topics', defaultMessage: 'More about' },
  contacts: { id: 'blocks.storyFooter.contacts', defaultMessage: 'Who can tell you more' },
  related: { id: 'blocks.storyFooter.related', defaultMessage: 'Related stories' },
} as const satisfies Messages;

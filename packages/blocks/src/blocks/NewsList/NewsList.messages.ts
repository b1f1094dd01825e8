import type { Messages } from '../../contract/messages';

export const newsListMessages = {
  more: { id: 'blocks.newsList.more', defaultMessage: 'Show more' },
  newest: { id: 'blocks.newsList.newest', defaultMessage: 'Back to the newest' },
  all: { id: 'blocks.newsList.all', defaultMessage: 'All news' },
  none: { id: 'blocks.newsList.none', defaultMessage: 'There is no news yet.' },
  noMore: { id: 'blocks.newsList.noMore', defaultMessage: 'There is no older news.' },
  unavailable: {
    id: 'blocks.newsList.unavailable',
    defaultMessage: 'The news cannot be loaded at the moment. Please try again later.',
  },
} as const satisfies Messages;

import type { Messages } from '../../contract/messages';

export const newsPanelMessages = {
  title: { id: 'blocks.newsPanel.title', defaultMessage: 'News' },
  close: { id: 'blocks.newsPanel.close', defaultMessage: 'Close' },
  loading: { id: 'blocks.newsPanel.loading', defaultMessage: 'The news is loading.' },
  empty: { id: 'blocks.newsPanel.empty', defaultMessage: 'There is no news yet.' },
  failed: { id: 'blocks.newsPanel.failed', defaultMessage: 'The news cannot be loaded at the moment.' },
  retry: { id: 'blocks.newsPanel.retry', defaultMessage: 'Try again' },
  more: { id: 'blocks.newsPanel.more', defaultMessage: 'Show more' },
  all: { id: 'blocks.newsPanel.all', defaultMessage: 'All news' },
  markRead: { id: 'blocks.newsPanel.markRead', defaultMessage: 'Mark as read' },
  unread: { id: 'blocks.newsPanel.unread', defaultMessage: 'unread news' },
  shown: { id: 'blocks.newsPanel.shown', defaultMessage: 'News items shown: {count}' },
} as const satisfies Messages;

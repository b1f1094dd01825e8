import type { Messages } from '../../contract/messages';

export const searchResultsMessages = {
  title: { id: 'blocks.searchResults.title', defaultMessage: 'Results for “{query}”' },
  count: { id: 'blocks.searchResults.count', defaultMessage: 'Results: {count}' },
  shown: { id: 'blocks.searchResults.shown', defaultMessage: '{shown} of {total} shown' },
  more: { id: 'blocks.searchResults.more', defaultMessage: 'Show {amount} more' },
  limit: {
    id: 'blocks.searchResults.limit',
    defaultMessage: 'No more than {amount} results are shown. Add a word to narrow them down.',
  },
  direct: { id: 'blocks.searchResults.direct', defaultMessage: 'Go directly to' },
  incomplete: {
    id: 'blocks.searchResults.incomplete',
    defaultMessage: 'The search index is being built. More results may appear in a few minutes.',
  },
} as const satisfies Messages;

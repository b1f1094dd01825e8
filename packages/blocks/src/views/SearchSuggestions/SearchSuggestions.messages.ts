import type { Messages } from '../../contract/messages';

export const searchSuggestionsMessages = {
  label: { id: 'blocks.searchSuggestions.label', defaultMessage: 'Search this site' },
  button: { id: 'blocks.searchSuggestions.button', defaultMessage: 'Search' },
  list: { id: 'blocks.searchSuggestions.list', defaultMessage: 'Suggested results' },
  announcement: { id: 'blocks.searchSuggestions.announcement', defaultMessage: 'Suggested results: {count}' },
} as const satisfies Messages;

import type { Messages } from '../../contract/messages';

export const filterBarMessages = {
  title: { id: 'blocks.filterBar.title', defaultMessage: 'Filter the list' },
  search: { id: 'blocks.filterBar.search', defaultMessage: 'Search in the list' },
  country: { id: 'blocks.filterBar.country', defaultMessage: 'Country' },
  everyCountry: { id: 'blocks.filterBar.everyCountry', defaultMessage: 'All countries' },
  apply: { id: 'blocks.filterBar.apply', defaultMessage: 'Show' },
  reset: { id: 'blocks.filterBar.reset', defaultMessage: 'Reset filters' },
  found: { id: 'blocks.filterBar.found', defaultMessage: 'Entries: {count}' },
} as const satisfies Messages;

import type { Messages } from '../../contract/messages';

export const searchHelpMessages = {
  title: { id: 'blocks.searchHelp.title', defaultMessage: 'Search' },
  intro: {
    id: 'blocks.searchHelp.intro',
    defaultMessage: 'Find products, pages, stories, media releases and documents.',
  },
  noResults: { id: 'blocks.searchHelp.noResults', defaultMessage: 'No results for “{query}”' },
  incomplete: {
    id: 'blocks.searchHelp.incomplete',
    defaultMessage: 'The search index is being built. Please try again in a few minutes.',
  },
  unavailable: {
    id: 'blocks.searchHelp.unavailable',
    defaultMessage: 'Search is not available right now',
  },
  tryAgain: {
    id: 'blocks.searchHelp.tryAgain',
    defaultMessage: 'Please try again in a few minutes. Your search is still in the field.',
  },
  didYouMean: { id: 'blocks.searchHelp.didYouMean', defaultMessage: 'Did you mean' },
  tips: { id: 'blocks.searchHelp.tips', defaultMessage: 'Search tips' },
  spelling: { id: 'blocks.searchHelp.spelling', defaultMessage: 'Check the spelling.' },
  fewerWords: { id: 'blocks.searchHelp.fewerWords', defaultMessage: 'Use fewer or more general words.' },
  measure: {
    id: 'blocks.searchHelp.measure',
    defaultMessage: 'Search for a measurement, in the units you use.',
  },
  examples: { id: 'blocks.searchHelp.examples', defaultMessage: 'Examples' },
  exampleWord: { id: 'blocks.searchHelp.exampleWord', defaultMessage: 'crimping' },
  groups: { id: 'blocks.searchHelp.groups', defaultMessage: 'Product groups' },
  contact: { id: 'blocks.searchHelp.contact', defaultMessage: 'Ask our specialists' },
} as const satisfies Messages;

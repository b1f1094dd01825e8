import type { Messages } from '../../contract/messages';

export const storyOverviewMessages = {
  found: { id: 'blocks.storyOverview.found', defaultMessage: 'Stories found: {count}' },
  all: { id: 'blocks.storyOverview.all', defaultMessage: 'All' },
  category: { id: 'blocks.storyOverview.category', defaultMessage: 'Category' },
  topic: { id: 'blocks.storyOverview.topic', defaultMessage: 'Topic' },
  contact: { id: 'blocks.storyOverview.contact', defaultMessage: 'Contact' },
  product: { id: 'blocks.storyOverview.product', defaultMessage: 'Product' },
  videoOnly: { id: 'blocks.storyOverview.videoOnly', defaultMessage: 'Only with video' },
  filters: { id: 'blocks.storyOverview.filters', defaultMessage: 'Filters' },
  apply: { id: 'blocks.storyOverview.apply', defaultMessage: 'Apply filters' },
  reset: { id: 'blocks.storyOverview.reset', defaultMessage: 'Reset filters' },
  chosen: { id: 'blocks.storyOverview.chosen', defaultMessage: 'Chosen filters' },
  remove: { id: 'blocks.storyOverview.remove', defaultMessage: 'Remove filter:' },
  none: { id: 'blocks.storyOverview.none', defaultMessage: 'No stories match your filters' },
  advice: {
    id: 'blocks.storyOverview.advice',
    defaultMessage: 'Remove one of the filters, or reset all of them.',
  },
  empty: { id: 'blocks.storyOverview.empty', defaultMessage: 'There are no stories yet.' },
  unavailable: {
    id: 'blocks.storyOverview.unavailable',
    defaultMessage: 'The stories cannot be loaded right now. Please try again later.',
  },
} as const satisfies Messages;

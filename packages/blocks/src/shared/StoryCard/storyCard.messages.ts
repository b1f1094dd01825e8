import type { Messages } from '../../contract/messages';

export const storyCardMessages = {
  customers: { id: 'blocks.storyCard.customers', defaultMessage: 'Customers' },
  technology: { id: 'blocks.storyCard.technology', defaultMessage: 'Technology' },
  people: { id: 'blocks.storyCard.people', defaultMessage: 'People' },
  sustainability: { id: 'blocks.storyCard.sustainability', defaultMessage: 'Sustainability' },
  company: { id: 'blocks.storyCard.company', defaultMessage: 'Company' },
  video: { id: 'blocks.storyCard.video', defaultMessage: 'With video' },
  topics: { id: 'blocks.storyCard.topics', defaultMessage: 'Topics' },
  withProduct: { id: 'blocks.storyCard.withProduct', defaultMessage: 'Stories with this product' },
  all: { id: 'blocks.storyCard.all', defaultMessage: 'All stories' },
} as const satisfies Messages;

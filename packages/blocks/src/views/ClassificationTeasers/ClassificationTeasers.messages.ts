import type { Messages } from '../../contract/messages';

export const classificationTeasersMessages = {
  title: { id: 'blocks.classificationTeasers.title', defaultMessage: 'Product areas' },
  count: { id: 'blocks.classificationTeasers.count', defaultMessage: 'Products: {count}' },
  none: { id: 'blocks.classificationTeasers.none', defaultMessage: 'No classifications available' },
} as const satisfies Messages;

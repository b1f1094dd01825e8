import type { Messages } from '../../contract/messages';

export const classificationHeaderMessages = {
  products: { id: 'blocks.classificationHeader.products', defaultMessage: 'Products' },
  areas: { id: 'blocks.classificationHeader.areas', defaultMessage: 'Product areas' },
} as const satisfies Messages;

import type { Messages } from '../../contract/messages';

export const relatedProductsMessages = {
  title: { id: 'blocks.relatedProducts.title', defaultMessage: 'Goes with this product' },
  related: { id: 'blocks.relatedProducts.related', defaultMessage: 'Related products' },
  component: { id: 'blocks.relatedProducts.component', defaultMessage: 'Components' },
  service: { id: 'blocks.relatedProducts.service', defaultMessage: 'Services' },
  discontinued: { id: 'blocks.relatedProducts.discontinued', defaultMessage: 'Discontinued' },
} as const satisfies Messages;

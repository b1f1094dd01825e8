import type { Messages } from '../../contract/messages';

export const productListMessages = {
  title: { id: 'blocks.productList.title', defaultMessage: 'Products' },
  found: { id: 'blocks.productList.found', defaultMessage: 'Products found: {count}' },
  shown: { id: 'blocks.productList.shown', defaultMessage: '{shown} of {total} shown' },
  all: { id: 'blocks.productList.all', defaultMessage: 'Show all {total} products' },
  variants: { id: 'blocks.productList.variants', defaultMessage: 'Variants: {count}' },
  discontinued: { id: 'blocks.productList.discontinued', defaultMessage: 'Discontinued' },
  sort: { id: 'blocks.productList.sort', defaultMessage: 'Sort by' },
  catalogue: { id: 'blocks.productList.order.catalogue', defaultMessage: 'Catalogue' },
  name: { id: 'blocks.productList.order.name', defaultMessage: 'Name' },
  crossSection: {
    id: 'blocks.productList.order.crossSection',
    defaultMessage: 'Largest cross-section',
  },
  throughput: { id: 'blocks.productList.order.throughput', defaultMessage: 'Highest output' },
  chosen: { id: 'blocks.productList.chosen', defaultMessage: 'Chosen filters' },
  remove: { id: 'blocks.productList.remove', defaultMessage: 'Remove filter:' },
  reset: { id: 'blocks.productList.reset', defaultMessage: 'Reset filters' },
  none: { id: 'blocks.productList.none', defaultMessage: 'No product matches all chosen filters' },
  loosen: { id: 'blocks.productList.loosen', defaultMessage: 'Remove one of them to see products again:' },
  loosenMore: {
    id: 'blocks.productList.loosenMore',
    defaultMessage: 'Removing one of them is not enough. Remove several, or reset all filters.',
  },
  without: { id: 'blocks.productList.without', defaultMessage: 'Without “{filter}”' },
} as const satisfies Messages;

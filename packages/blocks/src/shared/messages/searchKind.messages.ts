import type { SearchKind } from '@kmx/core';
import type { Message } from '../../contract/messages';

/** Labels of the types of search results. */
export const searchKindMessages = {
  classification: { id: 'blocks.searchKind.classification', defaultMessage: 'Product group' },
  product: { id: 'blocks.searchKind.product', defaultMessage: 'Product' },
  page: { id: 'blocks.searchKind.page', defaultMessage: 'Page' },
  story: { id: 'blocks.searchKind.story', defaultMessage: 'Story' },
  release: { id: 'blocks.searchKind.release', defaultMessage: 'Media release' },
  event: { id: 'blocks.searchKind.event', defaultMessage: 'Event' },
  job: { id: 'blocks.searchKind.job', defaultMessage: 'Job opening' },
  document: { id: 'blocks.searchKind.document', defaultMessage: 'Document' },
} as const satisfies Readonly<Record<SearchKind, Message>>;

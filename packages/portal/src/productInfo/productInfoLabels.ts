import type { ArticleKind, ProductInfoStatus } from '../__generated__/customer/graphql';
import type { TagTone } from '../shared/SignTag';

export const productStatusIds = {
  active: 'portal.productInfo.status.active',
  discontinued: 'portal.productInfo.status.discontinued',
} as const satisfies Record<ProductInfoStatus, string>;

export const productStatusTones = {
  active: 'success',
  discontinued: 'neutral',
} as const satisfies Record<ProductInfoStatus, TagTone>;

/** Icons on a 16 px grid: a tick, and a wire that ends. */
export const productStatusSigns = {
  active: 'M3 8.5l3.5 3.5L13 5',
  discontinued: 'M2 8h8M10 4v8',
} as const satisfies Record<ProductInfoStatus, string>;

export const articleKindIds = {
  howTo: 'portal.productInfo.article.howTo',
  faultFinding: 'portal.productInfo.article.faultFinding',
  maintenance: 'portal.productInfo.article.maintenance',
} as const satisfies Record<ArticleKind, string>;

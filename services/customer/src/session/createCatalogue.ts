import { noteRefusal } from '../audit/noteRefusal';
import type { Scope } from '../auth/scope';
import type { DirectoryParts } from '../directory/parts';
import { orderParts } from '../orders/orderParts';
import { listOrders, readOrder } from '../orders/readOrders';
import type { Catalogue } from '../parts/catalogue';
import { readDownload, readDownloads } from '../parts/readDownloads';
import { readProductDetail } from '../parts/readProductDetail';
import { listProductInfos, readProductInfoChoices } from '../parts/readProductInfos';
import { findParts, listParts, readPartsByArticleNumbers } from '../parts/selectParts';

/** Binds product information, orders and downloads to one person's scope. */
export const createCatalogue = (parts: DirectoryParts, scope: Scope): Catalogue => {
  const { db } = parts;
  const noted = <Value>(
    value: Value | null,
    kind: 'product' | 'order' | 'download',
    id: string,
  ): Value | null => {
    if (value === null) noteRefusal(parts, scope, kind, id);
    return value;
  };
  return {
    products: (filter, wanted) => listProductInfos(db, filter, wanted),
    product: async (slug, language) =>
      noted(await readProductDetail(db, scope, slug, language), 'product', slug),
    productChoices: () => readProductInfoChoices(db),
    parts: (question, wanted) => listParts(db, question, wanted),
    findParts: (text, language, limit) =>
      findParts(db, { text, productSlug: null, language }, { offset: 0, limit }),
    partsByArticleNumbers: (articleNumbers, language) =>
      readPartsByArticleNumbers(db, articleNumbers, language),
    order: (input) => orderParts(parts, scope, input),
    orders: (filter, wanted) => listOrders(db, scope, filter, wanted),
    orderDetail: async (reference, language) =>
      noted(await readOrder(db, scope, reference, language), 'order', reference),
    downloads: (language) => readDownloads(db, language),
    download: async (id) => noted(await readDownload(db, id), 'download', id),
  };
};

import { changeApprovalRule } from '../approvalRules/changeApprovalRule';
import { readApprovalRules } from '../approvalRules/readApprovalRules';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { readCart } from '../carts/readCart';
import { updateCart } from '../carts/updateCart';
import type { DirectoryDependencies } from '../directory/dependencies';
import { decideOrderApproval } from '../orders/decideOrderApproval';
import { orderParts } from '../orders/orderParts';
import { listOrders, readOrder } from '../orders/readOrders';
import { deletePartList, renamePartList, savePartList } from '../partLists/changePartLists';
import { listPartLists, readPartList } from '../partLists/readPartLists';
import type { Catalogue } from '../parts/catalogue';
import { readDownload, readDownloads } from '../parts/readDownloads';
import { readProductDetail } from '../parts/readProductDetail';
import { listProductInfos, readProductInfoChoices } from '../parts/readProductInfos';
import { findParts, listParts, readPartsByArticleNumbers } from '../parts/selectParts';

/** Binds product information, orders, carts, parts lists and downloads to the scope of a user. */
export const createCatalogue = (dependencies: DirectoryDependencies, scope: Scope): Catalogue => {
  const { db } = dependencies;
  const logMissing = <Value>(
    value: Value | null,
    kind: 'product' | 'order' | 'download',
    id: string,
  ): Value | null => {
    if (value === null) logRejection(dependencies, scope, kind, id);
    return value;
  };
  return {
    products: (filter, requested) => listProductInfos(db, filter, requested),
    product: async (slug, language) =>
      logMissing(await readProductDetail(db, scope, slug, language), 'product', slug),
    productChoices: () => readProductInfoChoices(db),
    parts: (question, requested) => listParts(db, question, requested),
    findParts: (text, language, limit) =>
      findParts(db, { text, productSlug: null, language }, { offset: 0, limit }),
    partsByArticleNumbers: (articleNumbers, language) =>
      readPartsByArticleNumbers(db, articleNumbers, language),
    order: (input) => orderParts(dependencies, scope, input),
    orders: (filter, requested) => listOrders(db, scope, filter, requested),
    orderDetail: async (reference, language) =>
      logMissing(await readOrder(db, scope, reference, language), 'order', reference),
    decideApproval: (input) => decideOrderApproval(dependencies, scope, input),
    approvalRules: () => readApprovalRules(db, scope),
    changeApprovalRule: (input) => changeApprovalRule(dependencies, scope, input),
    cart: (organisationId) => readCart(dependencies, scope, organisationId),
    updateCart: (update) => updateCart(dependencies, scope, update),
    partLists: (organisationId) => listPartLists(dependencies, scope, organisationId),
    partList: (id, language) => readPartList(dependencies, scope, id, language),
    savePartList: (input) => savePartList(dependencies, scope, input),
    renamePartList: (id, name) => renamePartList(dependencies, scope, id, name),
    deletePartList: (id) => deletePartList(dependencies, scope, id),
    downloads: (language) => readDownloads(db, language),
    download: async (id) => logMissing(await readDownload(db, id), 'download', id),
  };
};

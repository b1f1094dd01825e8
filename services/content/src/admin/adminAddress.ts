/** Returns the path of a document's form in the admin. */
export const formAddress = (collection: string, id: string): string =>
  `/admin/collections/${collection}/${encodeURIComponent(id)}`;

export const productUsesAddress = '/admin/product-uses';

import { normalizeText } from '@kmx/contract/text';

/** An article number as people may write it: case, spaces and dashes make no difference. */
export const toArticleKey = (articleNumber: string): string =>
  normalizeText(articleNumber).replace(/[\s\p{Pd}]+/gu, '');

/** Search key of a part: its article number, also without dashes, and its names in all languages. */
export const partKeys = (part: { articleNumber: string; names: Readonly<Record<string, string>> }) => {
  const key = toArticleKey(part.articleNumber);
  const texts = [part.articleNumber, key, ...Object.values(part.names)];
  return { article_key: key, search_key: normalizeText(texts.join(' ')) };
};

/** Keys for searching and sorting. */
export const productInfoKeys = (product: { name: string; brand: string; itemNumber: string }) => ({
  name_key: normalizeText(product.name),
  search_key: normalizeText(`${product.name} ${product.brand} ${product.itemNumber}`),
});

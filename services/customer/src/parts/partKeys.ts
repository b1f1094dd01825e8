import { fold } from '../text/fold';

/** An article number as people may write it: case, spaces and dashes make no difference. */
export const toArticleKey = (articleNumber: string): string =>
  fold(articleNumber).replace(/[\s\p{Pd}]+/gu, '');

/** What a part is found by: its article number, also without dashes, and its names in all languages. */
export const partKeys = (part: { articleNumber: string; names: Readonly<Record<string, string>> }) => {
  const key = toArticleKey(part.articleNumber);
  const texts = [part.articleNumber, key, ...Object.values(part.names)];
  return { article_key: key, search_key: fold(texts.join(' ')) };
};

/** What a product is found and sorted by. */
export const productInfoKeys = (product: { name: string; brand: string; itemNumber: string }) => ({
  name_key: fold(product.name),
  search_key: fold(`${product.name} ${product.brand} ${product.itemNumber}`),
});

import { createSearchQuery, findWords, suggestSpelling } from '@kmx/core';

import type { SearchIndex, SearchScope } from './engine/SearchIndex';

/** How much longer or shorter a word may be than what was meant. */
const reach = 2;

/** A spelling that finds something where the query found nothing; `undefined` when nobody knows one. */
export async function findBetterSpelling(
  index: SearchIndex,
  scope: SearchScope,
  text: string,
): Promise<string | undefined> {
  const lengths = findWords(text, scope.language).map(({ token }) => token.length);
  if (lengths.length === 0) return undefined;
  const words = await index.vocabulary(scope, Math.min(...lengths) - reach, Math.max(...lengths) + reach);
  const better = suggestSpelling(text, scope.language, words);
  if (better === undefined) return undefined;
  const query = createSearchQuery(better, scope.language);
  const { total } = await index.search({ ...scope, query, offset: 0, limit: 1 });
  return total > 0 ? better : undefined;
}

import { createSearchQuery, findWords, shortenQuery, suggestSpelling, withoutMarkup } from '@kmx/core';

import type { SearchIndex, SearchScope } from '../engine/SearchIndex';

/** Maximum difference in length between a word and its correction. */
const reach = 2;

async function count(index: SearchIndex, scope: SearchScope, text: string): Promise<number> {
  const query = createSearchQuery(text, scope.language);
  return (await index.search({ ...scope, query, offset: 0, limit: 1 })).total;
}

/** Removes one word or measure so that the query finds something; of several variants the one with the fewest results is the most specific. */
async function findShorterQuery(
  index: SearchIndex,
  scope: SearchScope,
  text: string,
): Promise<string | undefined> {
  const found: { text: string; total: number }[] = [];
  for (const shorter of shortenQuery(text, scope.language))
    found.push({ text: shorter, total: await count(index, scope, shorter) });
  const useful = found.filter(({ total }) => total > 0);
  return useful.sort((one, other) => one.total - other.total)[0]?.text;
}

/** Returns a spelling, or else a part of the query, that finds something; `undefined` if there is none. */
export async function findBetterSpelling(
  index: SearchIndex,
  scope: SearchScope,
  given: string,
): Promise<string | undefined> {
  const text = withoutMarkup(given);
  const lengths = findWords(text, scope.language).map(({ token }) => token.length);
  if (lengths.length === 0) return undefined;
  const words = await index.vocabulary(scope, Math.min(...lengths) - reach, Math.max(...lengths) + reach);
  const better = suggestSpelling(text, scope.language, words);
  if (better !== undefined && (await count(index, scope, better)) > 0) return better;
  return findShorterQuery(index, scope, text);
}

import { normalizePhrase } from '@kmx/contract/text';
import { uniquePages, type NamedPage } from './suggestPages';

/** Limits the cost of a request. */
const maxCharacters = 100;
const maxWords = 10;

/**
 * Scores 3 for a whole word, 2 for the beginning of a word, 1 for a part. In languages without spaces every match is a
 * part.
 */
function scoreOfWord(word: string, text: string): number {
  const padded = ` ${text} `;
  if (padded.includes(` ${word} `)) return 3;
  if (padded.includes(` ${word}`)) return 2;
  return text.includes(word) ? 1 : 0;
}

/**
 * Sorts by the number of words found, then by their quality. A title outweighs a slug, and the whole query in a title
 * outweighs both.
 */
function scoreOf(page: NamedPage, words: readonly string[]): number {
  const title = normalizePhrase(page.title);
  const slug = normalizePhrase(page.slug);
  const scores = words.map((word) => Math.max(2 * scoreOfWord(word, title), scoreOfWord(word, slug)));
  const found = scores.filter((score) => score > 0).length;
  if (found * 2 < words.length || found === 0) return 0;
  const whole = words.join(' ');
  const isWhole = ` ${title}`.includes(` ${whole}`);
  const isExact = title === whole;
  const quality = scores.reduce((sum, score) => sum + score, 0);
  return found * 100 + quality + (isWhole ? 10 : 0) + (isExact ? 10 : 0);
}

/**
 * Finds the pages whose title or slug contains at least half of the words of the query, ignoring accents and case; the
 * best first, at most `limit`. An empty query finds nothing.
 */
export function searchPages<TPage extends NamedPage>(
  query: string,
  pages: readonly TPage[],
  limit: number,
): readonly TPage[] {
  const normalized = normalizePhrase(query.slice(0, maxCharacters));
  const words = [...new Set(normalized.split(' ').filter(Boolean))].slice(0, maxWords);
  if (words.length === 0) return [];
  return uniquePages(pages)
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

import { normalizeText } from './normalizeText';
import { uniquePages, type NamedPage } from './suggestPages';

/** What a search costs must not be up to its sender. */
const maxCharacters = 100;
const maxWords = 10;

/** 3 for a word of its own, 2 for the beginning of one, 1 for a part: in languages without spaces every word is a part. */
function scoreOfWord(word: string, text: string): number {
  const padded = ` ${text} `;
  if (padded.includes(` ${word} `)) return 3;
  if (padded.includes(` ${word}`)) return 2;
  return text.includes(word) ? 1 : 0;
}

/** Words found come first, then how well; a title says more than a slug, the whole query in it more still. */
function scoreOf(page: NamedPage, words: readonly string[]): number {
  const title = normalizeText(page.title);
  const slug = normalizeText(page.slug);
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
 * The pages that hold a query's words in title or slug, the best first and at most `limit`; blind to accents and case.
 * At least half of the words must be found; an empty query finds nothing.
 */
export function searchPages<TPage extends NamedPage>(
  query: string,
  pages: readonly TPage[],
  limit: number,
): readonly TPage[] {
  const normalized = normalizeText(query.slice(0, maxCharacters));
  const words = [...new Set(normalized.split(' ').filter(Boolean))].slice(0, maxWords);
  if (words.length === 0) return [];
  return uniquePages(pages)
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

import { normalizeText } from '../../content/normalizeText';

/** What can be found by its words: a page or a setting. */
export interface PaletteSearchable {
  readonly label: string;
  /** Other words for the same. */
  readonly keywords?: readonly string[];
}

/** How well a word fits a text, 0 best: its beginning, the beginning of one of its words, or somewhere in it. */
function rankWord(word: string, text: string): number {
  if (text.startsWith(word)) return 0;
  if (text.includes(` ${word}`)) return 1;
  return text.includes(word) ? 2 : Infinity;
}

/** All words are to be found; the worst of them counts, and another word counts a little less than the label. */
function rankEntry(searched: string, { label, keywords = [] }: PaletteSearchable): number {
  const texts = [label, ...keywords].map(normalizeText);
  const rankIn = (word: string) =>
    Math.min(...texts.map((text, index) => rankWord(word, text) + (index === 0 ? 0 : 0.5)));
  const whole = rankIn(searched);
  return whole < Infinity ? whole : 3 + Math.max(...searched.split(' ').map(rankIn));
}

/**
 * The entries that a text finds, without regard to accents and case: those that begin with it first, then those with a word
 * that does, then those that hold it; equal ones in their order. Without a text, all of them.
 */
export function rankPaletteEntries<Entry extends PaletteSearchable>(
  text: string,
  entries: readonly Entry[],
): readonly Entry[] {
  const searched = normalizeText(text);
  if (!searched) return text.trim() ? [] : entries;
  return entries
    .map((entry) => ({ entry, rank: rankEntry(searched, entry) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

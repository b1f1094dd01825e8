import { normalizePhrase } from '@kmx/contract/text';

export interface PaletteSearchable {
  readonly label: string;
  /** Synonyms of the label. */
  readonly keywords?: readonly string[];
}

/** Rank of a match, 0 best: beginning of the text, beginning of a word, or anywhere. */
function rankWord(word: string, text: string): number {
  if (text.startsWith(word)) return 0;
  if (text.includes(` ${word}`)) return 1;
  return text.includes(word) ? 2 : Infinity;
}

/** All words must match; the worst rank counts, and keywords rank slightly below the label. */
function rankEntry(searched: string, { label, keywords = [] }: PaletteSearchable): number {
  const texts = [label, ...keywords].map(normalizePhrase);
  const rankIn = (word: string) =>
    Math.min(...texts.map((text, index) => rankWord(word, text) + (index === 0 ? 0 : 0.5)));
  const whole = rankIn(searched);
  return whole < Infinity ? whole : 3 + Math.max(...searched.split(' ').map(rankIn));
}

/**
 * Finds the entries that match a text, ignoring accents and case, sorted by rank and then by their order. Without a
 * text, returns all.
 */
export function rankPaletteEntries<Entry extends PaletteSearchable>(
  text: string,
  entries: readonly Entry[],
): readonly Entry[] {
  const searched = normalizePhrase(text);
  if (!searched) return text.trim() ? [] : entries;
  return entries
    .map((entry) => ({ entry, rank: rankEntry(searched, entry) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

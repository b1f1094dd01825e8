/** Below this share of common words, two paragraphs count as different ones instead of a changed one. */
const minSimilarity = 0.4;

type Words = ReadonlySet<string>;

const wordsOf = (text: string): Words => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Returns 1 for the same words and 0 for no common words. */
const similarityOf = (first: Words, second: Words): number => {
  const common = [...first].filter((word) => second.has(word)).length;
  return first.size + second.size === 0 ? 0 : (2 * common) / (first.size + second.size);
};

type Score = (then: number, now: number) => number;

/** Equal texts outweigh any number of similar ones. */
const createScore = (then: readonly string[], now: readonly string[]): Score => {
  const equal = then.length + now.length + 1;
  const wordsBefore = then.map(wordsOf);
  const wordsAfter = now.map(wordsOf);
  return (one, other) => {
    if (then[one] === now[other]) return equal;
    const similarity = similarityOf(wordsBefore[one] ?? new Set(), wordsAfter[other] ?? new Set());
    return similarity < minSimilarity ? 0 : similarity;
  };
};

/** Best score of the remaining texts for every pair of positions. */
const createTable = (rows: number, columns: number, score: Score): number[][] => {
  const table = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const both = score(row, column);
      const skipped = Math.max(table[row + 1]?.[column] ?? 0, table[row]?.[column + 1] ?? 0);
      const paired = both === 0 ? 0 : both + (table[row + 1]?.[column + 1] ?? 0);
      table[row]?.splice(column, 1, Math.max(skipped, paired));
    }
  return table;
};

type Pair = readonly [then: number, now: number];

const followTable = (table: readonly (readonly number[])[], score: Score): Pair[] => {
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while ((table[row]?.[column] ?? 0) > 0) {
    const best = table[row]?.[column];
    const both = score(row, column);
    if (both > 0 && best === both + (table[row + 1]?.[column + 1] ?? 0)) pairs.push([row++, column++]);
    else if (best === table[row + 1]?.[column]) row += 1;
    else column += 1;
  }
  return pairs;
};

/** Pairs the remaining texts between two certain pairs in order, as rewritten texts. */
const fillGaps = (pairs: readonly Pair[], thenCount: number, nowCount: number): Pair[] => {
  const edges: Pair[] = [[-1, -1], ...pairs, [thenCount, nowCount]];
  const filled = edges.slice(1).flatMap(([then, now], index) => {
    const [thenBefore, nowBefore] = edges[index] ?? [-1, -1];
    const size = Math.min(then - thenBefore, now - nowBefore) - 1;
    return Array.from({ length: size }, (_, step): Pair => [thenBefore + 1 + step, nowBefore + 1 + step]);
  });
  return [...pairs, ...filled];
};

/**
 * Maps the index of each current text to the index of the former one; new texts have no entry. Matches equal texts
 * first, wherever others were added or removed, then texts that share words, then those in between.
 */
export const alignTexts = (then: readonly string[], now: readonly string[]): ReadonlyMap<number, number> => {
  const score = createScore(then, now);
  const pairs = followTable(createTable(then.length, now.length, score), score);
  return new Map(fillGaps(pairs, then.length, now.length).map(([before, after]) => [after, before]));
};

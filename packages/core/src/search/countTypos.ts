/** First row of the distance matrix. */
const firstRow = (length: number) => Array.from({ length: length + 1 }, (_, index) => index);

/**
 * Restricted Damerau–Levenshtein distance (optimal string alignment): wrong, missing, additional and swapped letters.
 * The cost is the product of the lengths.
 */
export function countTypos(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = firstRow(other.length);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const replaced = (last[j - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

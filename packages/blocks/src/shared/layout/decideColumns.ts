/** Number of columns that avoids nearly empty rows: 4 share one row, 5 and 6 use rows of three. */
export function decideColumns(count: number): 2 | 3 | 4 {
  if (count <= 2) return 2;
  return count % 4 === 0 ? 4 : 3;
}

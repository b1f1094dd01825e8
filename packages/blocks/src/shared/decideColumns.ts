/** As many columns as leave no row nearly empty: 4 stand in one row, 5 and 6 in rows of three. */
export function decideColumns(count: number): 2 | 3 | 4 {
  if (count <= 2) return 2;
  return count % 4 === 0 ? 4 : 3;
}

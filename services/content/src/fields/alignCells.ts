/** Orders the cells of a row by the ids of its columns. A column that is new has an empty cell. */
export const alignCells = (
  cells: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] => after.map((id) => cells[before.indexOf(id)] ?? '');

export const userImportLimits = {
  /** People in one list. */
  rows: 200,
  /** People invited by one request, which has to end within the 6 s of the portal's proxy. */
  rowsAtOnce: 10,
  /** Characters of a cell; the longest names all applications. */
  cellCharacters: 300,
  fileBytes: 1_000_000,
} as const;

import { isGroup, isRowList, type Row } from './fingerprint';

const fitRows = (stored: readonly Row[], submitted: readonly Row[]): Row[] =>
  submitted.map((row) => {
    const current = stored.find(({ id }) => id === row.id);
    return current ? { ...fitGroup(current, row), id: row.id } : row;
  });

const fitValue = (stored: unknown, submitted: unknown): unknown => {
  if (isRowList(submitted) && isRowList(stored)) return fitRows(stored, submitted);
  return isGroup(submitted) && isGroup(stored) ? fitGroup(stored, submitted) : stored;
};

const fitGroup = (
  stored: Record<string, unknown>,
  submitted: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, fitValue(value, submitted[key])]));

/**
 * Returns the stored document with the rows of the submitted one. An open form applies values of the response by position of the
 * row: rows that others added, moved or removed would be mixed up, and are shown when the form is loaded again.
 */
export const fitToForm = fitGroup;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rich text has no rows, and is one value. */
const isRichText = (value: Fields): boolean => 'root' in value;

const idOf = (value: unknown): unknown => (isFields(value) ? value['id'] : undefined);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const overlayRow = (stored: readonly unknown[], row: unknown): unknown => {
  const id = idOf(row);
  const before = id === undefined ? undefined : stored.find((candidate) => idOf(candidate) === id);
  return overlay(before, row);
};

const overlay = (stored: unknown, typed: unknown): unknown => {
  // The stored document has the text of the fallback language here.
  if (isEmpty(typed)) return stored ?? typed;
  // A form submits a row count of 0 for an empty list.
  if (Array.isArray(stored) && typed === 0) return [];
  if (Array.isArray(typed)) {
    const rows: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return typed.map((row: unknown) => overlayRow(rows, row));
  }
  if (!isFields(typed) || isRichText(typed) || !isFields(stored)) return typed;
  return overlayForm(stored, typed);
};

/**
 * Returns a document of one language with the values of its form: rows in the order of the form, matched by id. An emptied
 * text changes only when saved, since only the database knows the fallback language.
 */
export const overlayForm = <Document extends object>(document: Document, form: Fields): Document => {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(form))
    values[name] = overlay(Reflect.get(document, name), value);
  return { ...document, ...values };
};

import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Digest of a value, field by field and row by row. `''` is any empty value. */
export type Fingerprint = string | { fields: Record<string, Fingerprint> } | { rows: FingerprintRow[] };
type FingerprintRow = [id: string, row: Fingerprint];

export interface DocumentFingerprint {
  fields: Record<string, Fingerprint>;
}

export interface Row extends Record<string, unknown> {
  id: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value['id'] === 'string';

/** Rows of blocks and arrays; an empty list has no rows, whatever it is a list of. */
export const isRowList = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRow);

/** Groups are merged field by field; rich text and links to documents of several collections are one value. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !isRecord(value['root']) && !('relationTo' in value && 'value' in value);

/** Properties that Lexical adds to nodes by itself when it opens a text. */
const editorKeys = new Set(['direction', 'version', 'textFormat', 'textStyle', 'indent']);

/** Removes all representations of an empty value, which differ between forms, databases and programs, and sorts keys. */
const normalize = (value: unknown, isRichText: boolean): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    const items = value.map((item) => normalize(item, isRichText));
    return items.length > 0 ? items : undefined;
  }
  if (isRecord(value)) {
    const isText = isRichText || isRecord(value['root']);
    const entries = Object.entries(value)
      .filter(([key]) => !isText || !editorKeys.has(key))
      .map(([key, inner]) => [key, normalize(inner, isText)] as const)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  const isNothing = value === null || value === '' || value === false || (isRichText && value === 0);
  return isNothing ? undefined : value;
};

const digest = (value: unknown): string => {
  const normalized = normalize(value, false);
  if (normalized === undefined) return '';
  return createHash('sha256').update(JSON.stringify(normalized)).digest('base64url').slice(0, 12);
};

const fingerprintFields = (value: Record<string, unknown>): [string, Fingerprint][] =>
  Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([key, inner]): [string, Fingerprint] => [key, fingerprint(inner)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Fingerprints of equal values are equal as JSON. */
export const fingerprint = (value: unknown): Fingerprint => {
  if (isRowList(value))
    return value.length > 0 ? { rows: value.map((row) => [row.id, fingerprint(row)]) } : '';
  if (!isGroup(value)) return digest(value);
  const fields = fingerprintFields(value).filter(([, inner]) => inner !== '');
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : '';
};

/** Includes empty fields; a missing field is one that the form does not have. */
export const fingerprintDocument = (document: Record<string, unknown>): DocumentFingerprint => ({
  fields: Object.fromEntries(fingerprintFields(document)),
});

export const isSameFingerprint = (one: Fingerprint, other: Fingerprint): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const innerFingerprint = (base: Fingerprint, field: string): Fingerprint =>
  typeof base === 'object' && 'fields' in base ? (base.fields[field] ?? '') : '';

export const rowFingerprints = (base: Fingerprint): ReadonlyMap<string, Fingerprint> =>
  new Map(typeof base === 'object' && 'rows' in base ? base.rows : []);

const fingerprintSchema: z.ZodType<Fingerprint> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ fields: z.record(z.string(), fingerprintSchema) }),
    z.object({ rows: z.array(z.tuple([z.string(), fingerprintSchema])) }),
  ]),
);
const documentSchema = z.object({ fields: z.record(z.string(), fingerprintSchema) });

/** Parses the fingerprint of a submitted form; `undefined` if it is invalid. */
export const parseFingerprint = (text: unknown): DocumentFingerprint | undefined => {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return documentSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

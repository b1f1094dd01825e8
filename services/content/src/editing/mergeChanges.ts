import {
  fingerprint,
  innerFingerprint,
  isGroup,
  isRowList,
  isSameFingerprint,
  rowFingerprints,
  type DocumentFingerprint,
  type Fingerprint,
  type Row,
} from './fingerprint';

/** Place of a field in the submitted form, as Payload writes it: `modules.0.title`. */
type FieldPath = string;

interface Versions {
  base: Fingerprint;
  theirs: unknown;
  mine: unknown;
  path: FieldPath;
}

interface Merged {
  value: unknown;
  /** Fields that both changed, differently. */
  conflicts: FieldPath[];
  /** True if something that others changed is in the value. */
  includesTheirs: boolean;
}

const conflict = (path: FieldPath, value: unknown): Merged => ({
  value,
  conflicts: [path],
  includesTheirs: false,
});

interface RowVersions {
  base: Fingerprint;
  theirs: readonly Row[];
  mine: readonly Row[];
  path: FieldPath;
}

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

/** Adds the ids of `other` that are missing, each behind the one that it follows there. */
const insertMissing = (order: readonly string[], other: readonly string[]): string[] => {
  const result = [...order];
  other.forEach((id, index) => {
    if (result.includes(id)) return;
    const previous = other.slice(0, index).findLast((candidate) => result.includes(candidate));
    result.splice(previous === undefined ? 0 : result.indexOf(previous) + 1, 0, id);
  });
  return result;
};

/** `undefined` if both moved the rows that all versions have, differently. */
const mergeOrder = (base: readonly string[], theirs: readonly string[], mine: readonly string[]) => {
  const isCommon = (id: string): boolean => base.includes(id) && theirs.includes(id) && mine.includes(id);
  const [before, stored, submitted] = [base, theirs, mine].map((ids) => ids.filter(isCommon).join(' '));
  if (stored === before || stored === submitted) return insertMissing(mine, theirs);
  return submitted === before ? insertMissing(theirs, mine) : undefined;
};

/** A row in only one version was added there, or removed in the other; a removed row must be unchanged. */
const mergeLoneRow = (
  row: Row,
  base: Fingerprint | undefined,
  path: FieldPath,
  isTheirs: boolean,
): Merged => {
  if (base === undefined) return { value: row, conflicts: [], includesTheirs: isTheirs };
  if (!isSameFingerprint(fingerprint(row), base)) return conflict(path, row);
  return { value: undefined, conflicts: [], includesTheirs: !isTheirs };
};

/** Three-way merge of the rows of blocks and arrays, which are the same row if they have the same id. */
const mergeRows = ({ base, theirs, mine, path }: RowVersions): Merged => {
  const known = rowFingerprints(base);
  const [stored, submitted] = [byId(theirs), byId(mine)];
  const order = mergeOrder([...known.keys()], idsOf(theirs), idsOf(mine));
  if (!order) return conflict(path, mine);
  const merged = order.map((id): Merged => {
    const [their, my] = [stored.get(id), submitted.get(id)];
    const place = my ? `${path}.${idsOf(mine).indexOf(id)}` : path;
    if (their && my) return mergeValue({ base: known.get(id) ?? '', theirs: their, mine: my, path: place });
    const row = their ?? my;
    return row
      ? mergeLoneRow(row, known.get(id), place, my === undefined)
      : { value: undefined, conflicts: [], includesTheirs: false };
  });
  const value = merged.map((row) => row.value).filter((row) => row !== undefined);
  const isMovedByOthers = order.filter((id) => submitted.has(id)).join() !== idsOf(mine).join();
  return {
    value,
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
    includesTheirs: isMovedByOthers || merged.some(({ includesTheirs }) => includesTheirs),
  };
};

const isEmptyOr = (isKind: (value: unknown) => boolean, value: unknown): boolean =>
  value === null || value === undefined || isKind(value);

const mergeGroup = (
  base: Fingerprint,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
  path: FieldPath,
): Merged => {
  const inner = Object.keys(mine).map(
    (key) =>
      [
        key,
        mergeValue({
          base: innerFingerprint(base, key),
          theirs: theirs[key],
          mine: mine[key],
          path: `${path}.${key}`,
        }),
      ] as const,
  );
  return {
    value: { ...theirs, ...Object.fromEntries(inner.map(([key, { value }]) => [key, value])) },
    conflicts: inner.flatMap(([, { conflicts }]) => conflicts),
    includesTheirs: inner.some(([, { includesTheirs }]) => includesTheirs),
  };
};

/** Three-way merge of one value. Values that were not submitted remain unchanged. */
const mergeValue = ({ base, theirs, mine, path }: Versions): Merged => {
  if (mine === undefined) return { value: theirs, conflicts: [], includesTheirs: false };
  if (isEmptyOr(isRowList, mine) && isEmptyOr(isRowList, theirs) && (isRowList(mine) || isRowList(theirs)))
    return mergeRows({
      base,
      theirs: isRowList(theirs) ? theirs : [],
      mine: isRowList(mine) ? mine : [],
      path,
    });
  if (isGroup(mine) && isEmptyOr(isGroup, theirs))
    return mergeGroup(base, isGroup(theirs) ? theirs : {}, mine, path);
  const [submitted, stored] = [fingerprint(mine), fingerprint(theirs)];
  if (isSameFingerprint(submitted, stored) || isSameFingerprint(stored, base))
    return { value: mine, conflicts: [], includesTheirs: false };
  if (isSameFingerprint(submitted, base)) return { value: theirs, conflicts: [], includesTheirs: true };
  return conflict(path, mine);
};

export interface MergedDocument {
  data: Record<string, unknown>;
  conflicts: FieldPath[];
  /** Top-level fields with changes of others. */
  fieldsOfOthers: string[];
}

/**
 * Merges submitted values into the stored document, using the fingerprint of the form's initial values. Fields missing from
 * the fingerprint are taken from the form.
 */
export const mergeDocument = (
  base: DocumentFingerprint,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
): MergedDocument => {
  const fields = Object.keys(mine).flatMap((path) => {
    const known = base.fields[path];
    if (known === undefined) return [];
    return [[path, mergeValue({ base: known, theirs: theirs[path], mine: mine[path], path })] as const];
  });
  return {
    data: { ...mine, ...Object.fromEntries(fields.map(([path, { value }]) => [path, value])) },
    conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
    fieldsOfOthers: fields.filter(([, { includesTheirs }]) => includesTheirs).map(([path]) => path),
  };
};

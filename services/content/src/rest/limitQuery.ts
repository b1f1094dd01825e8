export const queryLimits = {
  /** Levels of relations that are filled in. */
  depth: 2,
  documents: 100,
  /** Characters of the query in the address, percent-encoded. */
  characters: 2_000,
  conditions: 20,
  /** Levels of `and` and `or` in `where`. */
  groups: 4,
  /** Names in a path such as `parent.site.key`; each may join another table. */
  pathNames: 5,
  sortFields: 3,
} as const;

type Query = Readonly<Record<string, unknown>>;

export type LimitedQuery = { ok: true; query: Record<string, unknown> } | { ok: false; message: string };

const defaultDocuments = 10;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Parses decimal digits; undefined for everything else, such as "1e9", a list or an empty value. */
const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;

const limitDepth = (depth: unknown): number =>
  Math.min(wholeNumber(depth) ?? queryLimits.depth, queryLimits.depth);

/** For Payload 0 means "all documents", and so does no limit without pagination. */
const limitDocuments = ({ limit, pagination }: Query): number => {
  if (limit === undefined && pagination === undefined) return defaultDocuments;
  const requested = wholeNumber(limit) ?? 0;
  return requested === 0 ? queryLimits.documents : Math.min(requested, queryLimits.documents);
};

/** Conditions may also be written as JSON. */
const parseWhere = (where: unknown): { ok: boolean; value?: unknown } => {
  if (typeof where !== 'string' || where === '') return { ok: true, value: where };
  try {
    return { ok: true, value: JSON.parse(where) };
  } catch {
    return { ok: false };
  }
};

const isShortPath = (path: string): boolean => path.split('.').length <= queryLimits.pathNames;

/** Number of conditions; infinite if a path or the nesting of `and` and `or` is beyond its limit. */
const countConditions = (where: unknown, group = 0): number => {
  if (group > queryLimits.groups) return Infinity;
  if (Array.isArray(where)) return where.reduce<number>((sum, one) => sum + countConditions(one, group), 0);
  return entriesOf(where).reduce((sum, [name, value]) => {
    if (/^(and|or)$/i.test(name)) return sum + countConditions(value, group + 1);
    return sum + (isShortPath(name) ? Math.max(1, entriesOf(value).length) : Infinity);
  }, 0);
};

const sortPaths = (sort: unknown): string[] =>
  [sort].flat().flatMap((value) => (typeof value === 'string' ? value.split(',') : []));

const findExcess = (query: Query): string | undefined => {
  const where = parseWhere(query.where);
  if (!where.ok) return '"where" is not valid JSON.';
  if (countConditions(where.value) > queryLimits.conditions)
    return `A query has at most ${queryLimits.conditions} conditions in ${queryLimits.groups} levels, about paths of at most ${queryLimits.pathNames} names.`;
  const paths = sortPaths(query.sort);
  return paths.length > queryLimits.sortFields || !paths.every(isShortPath)
    ? `A query sorts by at most ${queryLimits.sortFields} fields.`
    : undefined;
};

/**
 * Limits the cost of an anonymous query. Depth and number of documents are reduced to their limits,
 * and the default selection of relations stays; a query that is too complex is rejected with a message.
 */
export const limitQuery = (search: string, query: Query): LimitedQuery => {
  if (search.length > queryLimits.characters)
    return { ok: false, message: `A query has at most ${queryLimits.characters} characters.` };
  const message = findExcess(query);
  if (message !== undefined) return { ok: false, message };
  const { joins, populate, data, ...rest } = query;
  return { ok: true, query: { ...rest, depth: limitDepth(query.depth), limit: limitDocuments(query) } };
};

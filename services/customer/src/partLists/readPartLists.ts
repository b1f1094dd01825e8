import type { Kysely } from 'kysely';
import { z } from 'zod';
import { parseJson } from '../../../toolkit/src/parseJson';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { isPlain } from '../database/isPlain';
import type { Row, Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { toArticleKey } from '../parts/partKeys';
import { readPartsByArticleNumbers } from '../parts/selectParts';
import type { PartList, PartListDetail, PartListLine } from './model';

type ListRow = Row<'customer_part_lists'>;

const linesSchema = z.array(z.object({ articleNumber: z.string(), quantity: z.number() }));

export const parseLines = (stored: string): PartListLine[] => linesSchema.parse(parseJson(stored));

export const canChangeList = (
  { viewer, administers }: Scope,
  { author_id: authorId }: Pick<ListRow, 'author_id'>,
): boolean => administers !== null || authorId === viewer.id;

const toList = (scope: Scope, row: ListRow): PartList => ({
  id: row.id,
  name: row.name,
  savedBy: row.author_name,
  savedAt: row.created_at,
  lineCount: parseLines(row.lines).length,
  canChange: canChangeList(scope, row),
});

/** The lists of an organisation of the scope, by name. */
export const readLists = async (
  db: Kysely<Tables>,
  scope: Scope,
  organisationId: string,
): Promise<PartList[]> => {
  const rows = await db
    .selectFrom('customer_part_lists')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .execute();
  return rows
    .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1))
    .map((row) => toList(scope, row));
};

/** Null if the organisation is not the viewer's. */
export const listPartLists = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  organisationId: string,
): Promise<PartList[] | null> => {
  if (scope.organisationIds.includes(organisationId))
    return readLists(dependencies.db, scope, organisationId);
  logRejection(dependencies, scope, 'organisation', organisationId);
  return null;
};

/** Finds a list within the viewer's organisations. */
export const findList = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  id: string,
): Promise<ListRow | null> => {
  const row =
    isPlain(id) && scope.organisationIds.length > 0
      ? await dependencies.db
          .selectFrom('customer_part_lists')
          .selectAll()
          .where('id', '=', id)
          .where('organisation_id', 'in', [...scope.organisationIds])
          .executeTakeFirst()
      : undefined;
  if (!row) logRejection(dependencies, scope, 'list', id);
  return row ?? null;
};

/** A list with its parts in a language; null if it is missing or belongs to another organisation. */
export const readPartList = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  id: string,
  language: string,
): Promise<PartListDetail | null> => {
  const row = await findList(dependencies, scope, id);
  if (!row) return null;
  const lines = parseLines(row.lines);
  const articleNumbers = lines.map(({ articleNumber }) => articleNumber);
  const parts = await readPartsByArticleNumbers(dependencies.db, articleNumbers, language);
  const partsByKey = new Map(parts.map((part) => [toArticleKey(part.articleNumber), part]));
  return {
    list: toList(scope, row),
    lines: lines.map((line) => ({ ...line, part: partsByKey.get(toArticleKey(line.articleNumber)) ?? null })),
  };
};

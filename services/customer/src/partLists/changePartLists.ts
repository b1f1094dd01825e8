import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { partListLimits } from '@kmx/contract/carts';
import { normalizeText } from '@kmx/contract/text';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { Row, Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { decideLines, decideName, rejectList } from './decidePartList';
import type { PartListInput, PartListResult } from './model';
import { canChangeList, findList, readLists } from './readPartLists';

type ListRow = Row<'customer_part_lists'>;

/** The first statement writes: lists that are saved at once come one after the other. */
const lockOrganisation = (write: Transaction<Tables>, organisationId: string) =>
  write
    .updateTable('customer_organisations')
    .set({ name: sql`name` })
    .where('id', '=', organisationId)
    .execute();

const readSameName = (
  write: Transaction<Tables>,
  organisationId: string,
  name: string,
): Promise<ListRow | undefined> =>
  write
    .selectFrom('customer_part_lists')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('name_key', '=', normalizeText(name))
    .executeTakeFirst();

const countLists = async (write: Transaction<Tables>, organisationId: string): Promise<number> => {
  const { count } = await write
    .selectFrom('customer_part_lists')
    .select((is) => is.fn.countAll().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Saves lines under a name that the organisation has not given yet. Safe to repeat. */
export const savePartList = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  { organisationId, ...input }: PartListInput,
): Promise<PartListResult> => {
  if (!scope.organisationIds.includes(organisationId)) {
    logRejection(dependencies, scope, 'organisation', organisationId);
    return rejectList('unknownOrganisation');
  }
  const name = decideName(input.name);
  if (typeof name !== 'string') return name;
  const given = decideLines(input.lines);
  if ('kind' in given) return given;
  const lines = JSON.stringify(given);
  return dependencies.db.transaction().execute(async (write): Promise<PartListResult> => {
    await lockOrganisation(write, organisationId);
    const same = await readSameName(write, organisationId, name);
    const isRepeated = same?.author_id === scope.viewer.id && same.name === name && same.lines === lines;
    if (same && !isRepeated) return rejectList('nameTaken');
    if (!same) {
      if ((await countLists(write, organisationId)) >= partListLimits.lists) return rejectList('tooMany');
      await write
        .insertInto('customer_part_lists')
        .values({
          id: randomUUID(),
          organisation_id: organisationId,
          name,
          name_key: normalizeText(name),
          author_id: scope.viewer.id,
          author_name: scope.name,
          lines,
          created_at: dependencies.now().toISOString(),
        })
        .execute();
    }
    return { kind: 'saved', lists: await readLists(write, scope, organisationId) };
  });
};

const findChangeable = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  id: string,
): Promise<ListRow | Extract<PartListResult, { kind: 'rejected' }>> => {
  const row = await findList(dependencies, scope, id);
  if (!row) return rejectList('unknownList');
  if (canChangeList(scope, row)) return row;
  logRejection(dependencies, scope, 'list', id, 'Neither the author nor an administrator.');
  return rejectList('notAllowed');
};

export const renamePartList = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  id: string,
  requested: string,
): Promise<PartListResult> => {
  const found = await findChangeable(dependencies, scope, id);
  if ('kind' in found) return found;
  const name = decideName(requested);
  if (typeof name !== 'string') return name;
  const { organisation_id: organisationId } = found;
  return dependencies.db.transaction().execute(async (write): Promise<PartListResult> => {
    await lockOrganisation(write, organisationId);
    const same = await readSameName(write, organisationId, name);
    if (same && same.id !== id) return rejectList('nameTaken');
    await write
      .updateTable('customer_part_lists')
      .set({ name, name_key: normalizeText(name) })
      .where('id', '=', id)
      .execute();
    return { kind: 'saved', lists: await readLists(write, scope, organisationId) };
  });
};

export const deletePartList = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  id: string,
): Promise<PartListResult> => {
  const found = await findChangeable(dependencies, scope, id);
  if ('kind' in found) return found;
  await dependencies.db.deleteFrom('customer_part_lists').where('id', '=', id).execute();
  return { kind: 'saved', lists: await readLists(dependencies.db, scope, found.organisation_id) };
};

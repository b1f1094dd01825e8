import type { UserImportRow } from '@kmx/contract/userImports';
import type { Scope } from '../auth/scope';
import type { Row } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import type { StoreMore } from '../directory/inviteUser';
import { createContentHash } from '../text/createContentHash';
import type { ImportUsersInput } from './model';

type ImportedLine = Pick<Row<'customer_imported_users'>, 'line' | 'content_hash' | 'user_id'>;

const hashRow = ({ line: _, ...cells }: UserImportRow): string => createContentHash([cells]);

/** Lines that earlier requests of this import have carried out, by their number. */
export const readImportedLines = async (
  { db }: DirectoryDependencies,
  { viewer }: Scope,
  { idempotencyKey }: ImportUsersInput,
): Promise<ReadonlyMap<number, ImportedLine>> => {
  const lines = await db
    .selectFrom('customer_imported_users')
    .select(['line', 'content_hash', 'user_id'])
    .where('actor_id', '=', viewer.id)
    .where('idempotency_key', '=', idempotencyKey)
    .execute();
  return new Map(lines.map((each) => [each.line, each]));
};

/** True if the line was carried out with the same content. */
export const isSameLine = (imported: ImportedLine, row: UserImportRow): boolean =>
  imported.content_hash === hashRow(row);

export const createLineRecorder =
  (
    { now }: DirectoryDependencies,
    { viewer }: Scope,
    { idempotencyKey }: ImportUsersInput,
    row: UserImportRow,
  ): StoreMore =>
  async (write, userId) => {
    const line = { line: row.line, content_hash: hashRow(row), user_id: userId };
    await write
      .insertInto('customer_imported_users')
      .values({
        ...line,
        actor_id: viewer.id,
        idempotency_key: idempotencyKey,
        created_at: now().toISOString(),
      })
      .execute();
  };

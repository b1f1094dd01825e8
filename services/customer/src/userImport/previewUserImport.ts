import { userImportLimits, type UserImportRow } from '@kmx/contract/userImports';
import type { Scope } from '../auth/scope';
import { rejectWith, type DirectoryDependencies } from '../directory/dependencies';
import { checkRows } from './checkRows';
import type { UserImportResult } from './model';
import { createRowsSchema } from './rowsSchema';

const rowsSchema = createRowsSchema(userImportLimits.rows);

/** Dry run: returns what an import would do, line by line, without changing anything. */
export const previewUserImport = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  given: readonly UserImportRow[],
): Promise<UserImportResult> => {
  const rows = rowsSchema.safeParse(given);
  if (!rows.success) return rejectWith('invalid');
  const checked = await checkRows(dependencies, scope, rows.data);
  return { kind: 'processed', lines: checked.map(({ line }) => line) };
};

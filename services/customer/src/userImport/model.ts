import type { UserImportLine, UserImportRow } from '@kmx/contract/userImports';
import type { ActionRejected } from '../directory/model';

export interface ImportUsersInput {
  /** UUID, the same for all requests of one import. */
  idempotencyKey: string;
  rows: readonly UserImportRow[];
}

export type UserImportResult = { kind: 'processed'; lines: readonly UserImportLine[] } | ActionRejected;

import type { ApplicationKey } from '@kmx/contract/access';
import type {
  UserImportField,
  UserImportOutcome,
  UserImportProblemCode,
  UserImportRow,
} from '@kmx/contract/userImports';
import type { ActionRejected } from '../directory/model';

/** Why a line is not carried out. */
export interface UserImportProblem {
  code: UserImportProblemCode;
  /** Null if the line as a whole is meant. */
  field: UserImportField | null;
  /** As it was written; null if nothing was. */
  value: string | null;
  /** The earlier line with the same address. */
  earlierLine: number | null;
}

/** A line of the list, as it was understood. */
export interface UserImportLine {
  line: number;
  outcome: UserImportOutcome;
  problems: readonly UserImportProblem[];
  email: string;
  name: string;
  /** Name of the organisation; null if it was not recognised. */
  organisation: string | null;
  applications: readonly ApplicationKey[];
  /** The invited or existing user, if the viewer may see them. */
  userId: string | null;
}

export interface ImportUsersInput {
  /** UUID, the same for all requests of one import. */
  idempotencyKey: string;
  rows: readonly UserImportRow[];
}

export type UserImportResult = { kind: 'processed'; lines: readonly UserImportLine[] } | ActionRejected;

import type { ApplicationKey } from '@kmx/contract/access';
import type { UserImportField, UserImportOutcome, UserImportProblemCode } from '@kmx/contract/userImports';

/** Why a line is not carried out. */
export interface UserImportProblem {
  readonly code: UserImportProblemCode;
  /** Null if the line as a whole is meant. */
  readonly field: UserImportField | null;
  /** As it was written. */
  readonly value: string | null;
  readonly earlierLine: number | null;
}

/** A line of a list with its outcome at the customer service. */
export interface UserImportLine {
  readonly line: number;
  readonly outcome: UserImportOutcome;
  readonly problems: readonly UserImportProblem[];
  readonly email: string;
  readonly name: string;
  readonly organisation: string | null;
  readonly applications: readonly ApplicationKey[];
  readonly userId: string | null;
}

import type { ApplicationKey } from '../access';
import type { UserImportField } from './userImportFields';
import type { UserImportOutcome, UserImportProblemCode } from './userImportOutcomes';

/** Reason for which a line is not carried out. */
export interface UserImportProblem {
  readonly code: UserImportProblemCode;
  /** Null if the line as a whole is meant. */
  readonly field: UserImportField | null;
  /** As it was written; null if nothing was. */
  readonly value: string | null;
  /** The earlier line with the same address. */
  readonly earlierLine: number | null;
}

/** A line of an imported list, as the customer service understood it. */
export interface UserImportLine {
  readonly line: number;
  readonly outcome: UserImportOutcome;
  readonly problems: readonly UserImportProblem[];
  readonly email: string;
  readonly name: string;
  /** Name of the organisation; null if it was not recognised. */
  readonly organisation: string | null;
  readonly applications: readonly ApplicationKey[];
  /** The invited or existing user, if the viewer may see them. */
  readonly userId: string | null;
}

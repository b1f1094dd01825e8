import { z } from 'zod';
import { userImportLimits, type UserImportLine, type UserImportProblem } from '@kmx/contract/userImports';
import type { Scope } from '../auth/scope';
import { rejectWith, type DirectoryDependencies } from '../directory/dependencies';
import { inviteUser, type StoreMore } from '../directory/inviteUser';
import type { ActionRejected, InviteResult } from '../directory/model';
import { checkRows, createLineProblem, toLine, type CheckedRow } from './checkRows';
import type { DecidedRow } from './decideRows';
import { createLineRecorder, isSameLine, readImportedLines } from './importedLines';
import type { ImportUsersInput, UserImportResult } from './model';
import { createRowsSchema } from './rowsSchema';

const inputSchema = z.object({
  idempotencyKey: z.uuid().toLowerCase(),
  rows: createRowsSchema(userImportLimits.rowsAtOnce),
});

const problemCodes = {
  notAllowed: 'notAllowed',
  tooManyInvitations: 'tooManyInvitations',
  identityUnavailable: 'identityUnavailable',
  invalid: 'invalid',
  ownUser: 'invalid',
  staleStatus: 'invalid',
  lastMembership: 'invalid',
  unknownUser: 'invalid',
  managedInternally: 'invalid',
} as const satisfies Record<ActionRejected['code'], UserImportProblem['code']>;

const toResultLine = (decided: DecidedRow, result: InviteResult): UserImportLine => {
  switch (result.kind) {
    case 'invited':
      return toLine(decided, { outcome: 'invited', userId: result.user.id });
    case 'exists':
      return toLine(decided, { outcome: 'exists', userId: result.userId });
    case 'rejected':
      return toLine(decided, { problems: createLineProblem(problemCodes[result.code]) });
  }
};

/** Invites the person of a line that may be invited; the worker sends the roles after the response. */
const carryOut = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  { line, decided }: CheckedRow,
  storeMore: StoreMore,
): Promise<UserImportLine> => {
  if (line.outcome !== 'ready' || !decided.invitation) return line;
  const { sync } = dependencies;
  const push = () => Promise.resolve(sync.wake());
  const deferred = { ...dependencies, sync: { ...sync, push } };
  return toResultLine(decided, await inviteUser(deferred, scope, decided.invitation, storeMore));
};

const repeatLine = ({ decided }: CheckedRow, userId: string, isSame: boolean): UserImportLine =>
  isSame
    ? toLine(decided, { outcome: 'invited', problems: [], userId })
    : toLine(decided, { problems: createLineProblem('invalid') });

const isUnavailable = ({ problems }: UserImportLine): boolean =>
  problems.some(({ code }) => code === 'identityUnavailable');

const processRows = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: ImportUsersInput,
): Promise<readonly UserImportLine[]> => {
  const imported = await readImportedLines(dependencies, scope, input);
  const checked = await checkRows(dependencies, scope, input.rows);
  const lines: UserImportLine[] = [];
  const processRow = async (check: CheckedRow) => {
    const { row } = check.decided;
    const earlier = imported.get(row.line);
    if (earlier) return repeatLine(check, earlier.user_id, isSameLine(earlier, row));
    // Each further attempt would wait for the provider again.
    if (check.line.outcome === 'ready' && lines.some(isUnavailable))
      return toLine(check.decided, { problems: createLineProblem('identityUnavailable') });
    return carryOut(dependencies, scope, check, createLineRecorder(dependencies, scope, input, row));
  };
  for (const check of checked) lines.push(await processRow(check));
  return lines;
};

/**
 * Invites the people of some lines of a list, each checked, recorded and mailed as a single invitation. A repeated
 * request returns the lines that were carried out before, and tries the others again.
 */
export const importUsers = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  given: ImportUsersInput,
): Promise<UserImportResult> => {
  const input = inputSchema.safeParse(given);
  if (!input.success) return rejectWith('invalid');
  return { kind: 'processed', lines: await processRows(dependencies, scope, input.data) };
};

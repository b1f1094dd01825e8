import { sql } from 'kysely';
import type { UserImportLine, UserImportProblem, UserImportRow } from '@kmx/contract/userImports';
import { isVisible, type Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import type { DirectoryDependencies } from '../directory/dependencies';
import type { Organisation } from '../directory/model';
import { hasEnoughConfirmations } from '../mail/hasEnoughConfirmations';
import { decideRows, type DecidedRow } from './decideRows';

/** The viewer's organisations, to which they may invite. */
const readOrganisations = async (
  db: CustomerDatabase,
  { organisationIds }: Scope,
): Promise<readonly Organisation[]> =>
  organisationIds.length === 0
    ? []
    : db
        .selectFrom('customer_organisations')
        .select(['id', 'name'])
        .where('id', 'in', [...organisationIds])
        .execute();

/** Ids of existing users by their lower-case address, as far as the viewer may see them. */
const readExisting = async (
  db: CustomerDatabase,
  scope: Scope,
  decided: readonly DecidedRow[],
): Promise<ReadonlyMap<string, string>> => {
  const emails = decided.flatMap(({ invitation }) => invitation?.email.toLowerCase() ?? []);
  if (emails.length === 0) return new Map();
  const users = await db
    .selectFrom('customer_users as user')
    .select(['user.id', 'user.email'])
    .where(sql`lower(${sql.ref('user.email')})`, 'in', emails)
    .where((is) => isVisible(is, scope))
    .execute();
  return new Map(users.map(({ id, email }) => [email.toLowerCase(), id]));
};

/** A line that is not carried out, or `ready` with its invitation. */
export interface CheckedRow {
  decided: DecidedRow;
  line: UserImportLine;
}

export const toLine = (
  { row, email, name, organisation, applications, problems }: DecidedRow,
  result: Partial<Pick<UserImportLine, 'outcome' | 'problems' | 'userId'>>,
): UserImportLine => ({
  line: row.line,
  outcome: 'rejected',
  problems,
  email,
  name,
  organisation,
  applications,
  userId: null,
  ...result,
});

export const createLineProblem = (code: UserImportProblem['code']): readonly UserImportProblem[] => [
  { code, field: null, value: null, earlierLine: null },
];

const checkLine = async (
  { db, now }: DirectoryDependencies,
  existing: ReadonlyMap<string, string>,
  decided: DecidedRow,
): Promise<UserImportLine> => {
  const { invitation } = decided;
  if (!invitation) return toLine(decided, { outcome: 'rejected' });
  const userId = existing.get(invitation.email.toLowerCase());
  if (userId !== undefined) return toLine(decided, { outcome: 'exists', userId });
  const mail = { kind: 'invitation', recipient: invitation.email, created_at: now().toISOString() } as const;
  return (await hasEnoughConfirmations(db, mail))
    ? toLine(decided, { problems: createLineProblem('tooManyInvitations') })
    : toLine(decided, { outcome: 'ready' });
};

/**
 * Checks the lines of a list without changing anything. Accounts of people whom the viewer may not see are not looked
 * up, so that a list cannot be used to find out who has one.
 */
export const checkRows = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  rows: readonly UserImportRow[],
): Promise<readonly CheckedRow[]> => {
  const decided = decideRows(rows, await readOrganisations(dependencies.db, scope));
  const existing = await readExisting(dependencies.db, scope, decided);
  const checked: CheckedRow[] = [];
  for (const each of decided)
    checked.push({ decided: each, line: await checkLine(dependencies, existing, each) });
  return checked;
};

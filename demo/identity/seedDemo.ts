import { createAccounts } from '../../services/identity/src/accounts/accounts';
import type { IdentityDatabase } from '../../services/identity/src/database/connect';
import { rolesOf } from '../../services/toolkit/src/access/applications';
import { createPasswords, type PasswordCost } from '../../services/toolkit/src/passwords/createPasswords';
import { demoAccounts } from '../../services/toolkit/src/testing/people/accounts';
import { demoPeople } from '../../services/toolkit/src/testing/people/people';

/** Password of the five demo accounts; shorter than people may choose. */
export const demoPassword = 'Demo-1234';

/** One account has its single role as a string, so that both forms of the claim occur. */
const singleRoleIds: readonly string[] = ['u-pending'];

const signInIds = new Set(demoAccounts.map(({ id }) => id));

/**
 * Adds the demo directory to the database and returns the number of new accounts. Existing ones are unchanged. Only the five
 * demo accounts can sign in; the password hashes of others are those of unknown random secrets.
 */
export const seedDemo = async (db: IdentityDatabase, now: Date, cost?: PasswordCost): Promise<number> => {
  const accounts = createAccounts(db);
  const passwords = createPasswords(cost);
  const known = await db.selectFrom('identity_accounts').select('id').execute();
  const knownIds = new Set(known.map(({ id }) => id));
  const missing = demoPeople.filter(({ id }) => !knownIds.has(id));
  if (missing.length === 0) return 0;
  const demoHash = await passwords.hash(demoPassword);
  const unknownHash = await passwords.hash(crypto.randomUUID());
  let created = 0;
  for (const person of missing) {
    const hash = signInIds.has(person.id) ? demoHash : unknownHash;
    const id = await accounts.create(
      {
        ...person,
        roles: rolesOf(person),
        isSingleRoleText: singleRoleIds.includes(person.id),
        passwordHash: person.hasPassword ? hash : null,
      },
      now,
    );
    if (id !== null) created += 1;
  }
  return created;
};

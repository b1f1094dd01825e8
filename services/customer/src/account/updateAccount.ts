import { z } from 'zod';
import { writeAudit } from '../audit/audit';
import type { Scope } from '../auth/scope';
import { rejectWith, type DirectoryDependencies } from '../directory/dependencies';
import { nameSchema } from '../directory/inviteUser';
import type { AccountResult } from '../directory/model';
import type { AccountInput } from '../directory/portal';
import { readMe } from '../directory/readMe';
import { userKeys } from '../directory/userKeys';
import { AccountMissing, IdentityUnavailable } from '../identity/identityClient';
import { countryChoices } from '../locales/countries';

/** Section 5: names are required, "country and language must come from the lists offered". */
const inputSchema = z
  .object({ firstName: nameSchema, lastName: nameSchema, country: z.string(), language: z.string() })
  .refine(
    ({ country, language }) =>
      countryChoices.some(({ code, languages }) => code === country && languages.includes(language)),
    'The country or the language is not one of those offered.',
  );

const isAboutIdentity = (error: unknown): boolean =>
  error instanceof IdentityUnavailable || error instanceof AccountMissing;

/** Changes the user's own data, at the identity provider first, so that the next token agrees with the directory. */
export const updateAccount = async (
  { db, identity, now }: DirectoryDependencies,
  scope: Scope,
  input: AccountInput,
): Promise<AccountResult> => {
  const { viewer } = scope;
  if (viewer.isInternal) return rejectWith('managedInternally');
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) return rejectWith('invalid', parsed.error.issues[0]?.message);
  const { firstName, lastName, country, language } = parsed.data;
  const { measurementSystem } = input;
  try {
    const names = { givenName: firstName, familyName: lastName };
    await identity.patch(viewer.id, { ...names, country, language, measurementSystem });
  } catch (error) {
    if (isAboutIdentity(error)) return rejectWith('identityUnavailable');
    throw error;
  }
  const at = now();
  const name = `${firstName} ${lastName}`;
  await db.transaction().execute(async (write) => {
    await write
      .updateTable('customer_users')
      .set({ first_name: firstName, last_name: lastName, country, language })
      .set({
        measurement_system: measurementSystem,
        ...userKeys({ email: viewer.email, firstName, lastName }),
      })
      .where('id', '=', viewer.id)
      .execute();
    await writeAudit(write, {
      userId: viewer.id,
      actor: { id: viewer.id, name },
      action: 'updateAccount',
      at,
    });
  });
  return { kind: 'updated', me: await readMe(db, scope) };
};

import type { Transaction } from 'kysely';
import { z } from 'zod';
import { languageCodes } from '@kmx/contract/locales';
import { rolesOf } from '../../../toolkit/src/access/applications';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import { storeAccessChange } from '../access/storeAccessChange';
import { writeAudit } from '../audit/audit';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { Tables } from '../database/tables';
import { IdentityUnavailable, type Invitation, type NewAccount } from '../identity/identityClient';
import { toCountry } from '../locales/countries';
import { composeInvitation } from '../mail/composeInvitation';
import { hasEnoughConfirmations } from '../mail/hasEnoughConfirmations';
import { rejectWith, type DirectoryDependencies } from './dependencies';
import type { InviteResult } from './model';
import type { InviteInput } from './portal';
import { readUserRecords } from './readUserRecords';
import { userKeys } from './userKeys';

/** Names appear in mails to unknown recipients, so a name with a URL could be abused for advertising. */
const isAddress = (name: string): boolean =>
  /[/\\@<>]|www\./i.test(name) ||
  // `evil.com` and `EVIL.COM`; `St.John` and `J.R.` are names.
  /[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{N}])/u.test(name) ||
  /\.(?:com|net|org|info|biz|shop|site|online|xyz|top)\b/i.test(name);

export const nameSchema = z
  .string()
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .min(1, 'A name is missing.')
      .max(100, 'A name is too long.')
      .refine((name) => !isAddress(name), 'A name holds no address.'),
  );

export const emailSchema = z.string().trim().max(254).pipe(z.email('This is no mail address.'));

const inputSchema = z.object({
  email: emailSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  language: z.enum(languageCodes, 'This language is not offered.'),
  country: z.string().refine((code) => toCountry(code) === code, 'This country is not known.'),
});

interface Created {
  id: string;
  invitation: Invitation;
}

interface Request {
  account: NewAccount;
  input: InviteInput;
  storeMore: StoreMore;
}

export type StoreMore = (write: Transaction<Tables>, userId: string) => Promise<void>;

/** The user of this id when the viewer may see them: section 8, "user already exists, with a link to the profile". */
const respondExisting = async (
  { db, now }: DirectoryDependencies,
  scope: Scope,
  id: string,
): Promise<InviteResult> => {
  const [seen] = await readUserRecords(db, scope, [id], now());
  return { kind: 'exists', userId: seen?.id ?? null, message: 'user already exists' };
};

/** True if the directory has the user, also after a concurrent invitation of the same person. */
const isKnown = async ({ db }: DirectoryDependencies, id: string): Promise<boolean> =>
  (await db.selectFrom('customer_users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * An account without a password that the directory does not know is what an invitation left that did not come to its
 * end: it is taken up again.
 */
const takeUp = async (dependencies: DirectoryDependencies, id: string): Promise<Created | null> => {
  if ((await isKnown(dependencies, id)) || (await dependencies.identity.read(id)).hasPassword) return null;
  return { id, invitation: await dependencies.identity.invite(id) };
};

const store = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  { id, invitation }: Created,
  { account, input, storeMore }: Request,
): Promise<void> => {
  const { email, givenName: firstName, familyName: lastName, language, country } = account;
  const at = dependencies.now();
  const actor = { id: scope.viewer.id, name: scope.name };
  const name = `${firstName} ${lastName}`;
  await dependencies.db.transaction().execute(async (write) => {
    const user = { id, email, language, country, ...userKeys({ email, firstName, lastName }) };
    const rest = { is_internal: 0, is_on_premises: 0, created_at: at.toISOString() } as const;
    await write
      .insertInto('customer_users')
      .values({ ...user, ...rest, first_name: firstName, last_name: lastName })
      .execute();
    await write
      .insertInto('customer_memberships')
      .values({ user_id: id, organisation_id: input.organisationId })
      .execute();
    await writeAudit(write, { userId: id, actor, action: 'inviteUser', at });
    const change = {
      userId: id,
      action: 'invite',
      from: null,
      to: 'invited',
      actor,
      note: null,
      at,
    } as const;
    for (const application of new Set(input.applications))
      await storeAccessChange(write, { ...change, application });
    const mail = composeInvitation({ ...invitation, to: email, name, inviter: scope.name, language }, at);
    await write.insertInto('customer_outbox').values(mail).execute();
    await storeMore(write, id);
  });
};

const createAccount = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  account: NewAccount,
): Promise<Created | InviteResult> => {
  const response = await dependencies.identity.create(account);
  if (response.kind === 'created') return response;
  return (await takeUp(dependencies, response.id)) ?? respondExisting(dependencies, scope, response.id);
};

const invite = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  request: Request,
): Promise<InviteResult> => {
  const created = await createAccount(dependencies, scope, request.account);
  if (!('invitation' in created)) return created;
  try {
    await store(dependencies, scope, created, request);
  } catch (error) {
    // The account is deleted again. If that fails too, the next invitation reuses it.
    if (!(await isKnown(dependencies, created.id)))
      await dependencies.identity.remove(created.id).catch(() => false);
    throw error;
  }
  dependencies.wakeMail();
  await dependencies.sync.push(created.id);
  const [user] = await readUserRecords(dependencies.db, scope, [created.id], dependencies.now());
  return user ? { kind: 'invited', user } : rejectWith('unknownUser');
};

/** Invites a new user to an organisation of the administrator, with applications that become active on acceptance. */
export const inviteUser = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: InviteInput,
  storeMore: StoreMore = () => Promise.resolve(),
): Promise<InviteResult> => {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) return rejectWith('invalid', parsed.error.issues[0]?.message);
  if (!scope.organisationIds.includes(input.organisationId)) {
    logRejection(dependencies, scope, 'organisation', input.organisationId);
    return rejectWith('notAllowed', 'You may invite to your own organisations only.');
  }
  const { email, firstName, lastName, language, country } = parsed.data;
  const mail = {
    kind: 'invitation',
    recipient: email,
    created_at: dependencies.now().toISOString(),
  } as const;
  if (await hasEnoughConfirmations(dependencies.db, mail)) return rejectWith('tooManyInvitations');
  const access = input.applications.map((application) => ({ application, status: 'invited' as const }));
  const roles = rolesOf({ access });
  const account = { email, givenName: firstName, familyName: lastName, language, country, roles };
  try {
    return await invite(dependencies, scope, { account, input, storeMore });
  } catch (error) {
    if (error instanceof IdentityUnavailable) return rejectWith('identityUnavailable');
    throw error;
  }
};

import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { z } from 'zod';
import { customerServiceId } from '../../../toolkit/src/access/customerServiceId';
import type { Accounts } from '../accounts/accounts';
import type { IdentityDatabase } from '../database/connect';
import type { AccountRow } from '../database/tables';
import { createClaims } from './createClaims';
import { isSessionOpen } from './sessions';

type AccessToken = InstanceType<Provider['AccessToken']>;
type ExtraTokenClaims = NonNullable<Configuration['extraTokenClaims']>;

const issuedSchema = z.object({ extra: z.object({ aud: z.array(z.string()) }) });
const codeSchema = z.object({ amr: z.array(z.string()), authTime: z.number() });

/**
 * Stores with an access token its audience and how the person signed in. The library's own audience stays empty, since
 * its user info rejects tokens that have one.
 */
export const createIssuedClaims =
  (issuer: string): ExtraTokenClaims =>
  (context) => {
    const { amr, authTime } = codeSchema.parse(context.oidc.entities.AuthorizationCode);
    return { aud: [issuer, customerServiceId], amr, auth_time: authTime };
  };

const audienceOf = (token: unknown): readonly string[] => issuedSchema.safeParse(token).data?.extra.aud ?? [];

/** Decides if a token is meant for a service; others may neither accept nor introspect it. */
export const isAudience = (token: unknown, service: string): boolean => audienceOf(token).includes(service);

interface Stores {
  db: IdentityDatabase;
  accounts: Pick<Accounts, 'find'>;
}

/**
 * Finds the account of an access token while it is active and the session lasts. The session is looked up too: a code
 * that is redeemed during a sign-out leaves a token behind.
 */
export const findTokenAccount = async (
  { db, accounts }: Stores,
  { accountId, sessionUid }: AccessToken,
): Promise<AccountRow | null> => {
  const row = await accounts.find(accountId);
  if (!row || row.is_active === 0 || sessionUid === undefined) return null;
  return (await isSessionOpen(db, accountId, sessionUid)) ? row : null;
};

/** Completes the library's introspection: ended sessions are inactive, and active ones bring the account as it is now. */
export const createIntrospection =
  (stores: Stores) =>
  async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const token = context.oidc?.route === 'introspection' ? context.oidc.entities.AccessToken : undefined;
    const body = z.looseObject({ active: z.literal(true) }).safeParse(context.body).data;
    if (!token || !body) return;
    const row = await findTokenAccount(stores, token);
    context.body = row ? { ...body, ...createClaims(row), aud: audienceOf(token) } : { active: false };
  };

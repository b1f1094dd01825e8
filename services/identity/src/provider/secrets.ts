import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import { z } from 'zod';
import type { IdentityDatabase } from '../database/connect';

const jwksSchema = z.object({ keys: z.array(z.custom<JWK>((value) => typeof value === 'object')).min(1) });
const cookieKeysSchema = z.array(z.string().min(32)).min(1);

/** Keys that sign tokens and cookies; without them a restart would end every session. */
export interface ProviderSecrets {
  jwks: z.infer<typeof jwksSchema>;
  cookieKeys: string[];
}

/** If several processes start at once, the first to write wins. */
const readOrCreate = async (db: IdentityDatabase, name: string, create: () => unknown): Promise<unknown> => {
  const read = () =>
    db.selectFrom('identity_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return JSON.parse(known.value);
  await db
    .insertInto('identity_secrets')
    .values({ name, value: JSON.stringify(create()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await read();
  if (!stored) throw new Error(`The secret ${name} could not be stored.`);
  return JSON.parse(stored.value);
};

const createKey = (): JWK => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() };
};

const createCookieKey = (): string => randomBytes(32).toString('base64url');

/** Reads the keys from the database, and makes them at the first start. */
export const readSecrets = async (db: IdentityDatabase): Promise<ProviderSecrets> => ({
  jwks: jwksSchema.parse(await readOrCreate(db, 'jwks', () => ({ keys: [createKey()] }))),
  cookieKeys: cookieKeysSchema.parse(await readOrCreate(db, 'cookieKeys', () => [createCookieKey()])),
});

/** Former keys verify what they signed: tokens live an hour, sessions eight. */
const maxKeys = 2;

/** Adds new keys before the known ones and returns their number; the next start signs with them. */
export const rotateKeys = async (db: IdentityDatabase): Promise<number> => {
  const { jwks, cookieKeys } = await readSecrets(db);
  const keys = [createKey(), ...jwks.keys].slice(0, maxKeys);
  const write = (name: string, value: unknown) =>
    db
      .updateTable('identity_secrets')
      .set({ value: JSON.stringify(value) })
      .where('name', '=', name)
      .execute();
  await write('jwks', { keys });
  await write('cookieKeys', [createCookieKey(), ...cookieKeys].slice(0, maxKeys));
  return keys.length;
};

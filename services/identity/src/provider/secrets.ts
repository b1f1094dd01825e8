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
const readOrCreate = async (db: IdentityDatabase, name: string, create: () => unknown): Promise<string> => {
  const read = () =>
    db.selectFrom('identity_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  await db
    .insertInto('identity_secrets')
    .values({ name, value: JSON.stringify(create()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await read();
  if (!stored) throw new Error(`The secret ${name} could not be stored.`);
  return stored.value;
};

/** 128 bits of security (NIST SP 800-57, part 1, table 2). */
const modulusLength = 3072;

const createKey = (): JWK => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() };
};

const isLongEnough = (key: JWK | undefined): boolean =>
  Buffer.from(key?.n ?? '', 'base64url').byteLength * 8 >= modulusLength;

const createCookieKey = (): string => randomBytes(32).toString('base64url');

/** The former key verifies what it signed: tokens live an hour, sessions eight. */
const maxKeys = 2;

const readJwks = async (db: IdentityDatabase) => {
  const value = await readOrCreate(db, 'jwks', () => ({ keys: [createKey()] }));
  return { value, jwks: jwksSchema.parse(JSON.parse(value)) };
};

const readCookieKeys = async (db: IdentityDatabase): Promise<string[]> =>
  cookieKeysSchema.parse(JSON.parse(await readOrCreate(db, 'cookieKeys', () => [createCookieKey()])));

const prependKey = (keys: readonly JWK[]): JWK[] => [createKey(), ...keys].slice(0, maxKeys);

/** Replaces a shorter key of an earlier version. If several processes start at once, the first to write wins. */
const readLongJwks = async (db: IdentityDatabase): Promise<ProviderSecrets['jwks']> => {
  const { value, jwks } = await readJwks(db);
  if (isLongEnough(jwks.keys[0])) return jwks;
  await db
    .updateTable('identity_secrets')
    .set({ value: JSON.stringify({ keys: prependKey(jwks.keys) }) })
    .where('name', '=', 'jwks')
    .where('value', '=', value)
    .execute();
  return (await readJwks(db)).jwks;
};

/** Reads the keys from the database, and makes them at the first start. */
export const readSecrets = async (db: IdentityDatabase): Promise<ProviderSecrets> => ({
  jwks: await readLongJwks(db),
  cookieKeys: await readCookieKeys(db),
});

/** Adds new keys before the known ones and returns their number; the next start signs with them. */
export const rotateKeys = async (db: IdentityDatabase): Promise<number> => {
  const { jwks } = await readJwks(db);
  const cookieKeys = await readCookieKeys(db);
  const keys = prependKey(jwks.keys);
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

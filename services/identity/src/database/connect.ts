import type { Kysely } from 'kysely';
import { openDatabase } from '../../../toolkit/src/database/openDatabase';
import type { Tables } from './tables';

export type IdentityDatabase = Kysely<Tables>;

/** Opens the database at `file:…` (created when missing) or `postgres://…`. */
export const connect = (databaseUrl: string): IdentityDatabase =>
  openDatabase<Tables>(databaseUrl, { service: 'identity', durability: 'full' });

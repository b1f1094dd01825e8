import type { Kysely, LogEvent } from 'kysely';
import { openDatabase } from '../../../toolkit/src/database/openDatabase';
import type { Tables } from './tables';

export type ProductDatabase = Kysely<Tables>;

/** Opens the database at `file:…` (created if missing) or `postgres://…`; `log` receives every statement. */
export const connect = (databaseUrl: string, log?: (event: LogEvent) => void): ProductDatabase =>
  openDatabase<Tables>(databaseUrl, { service: 'product', durability: 'normal', log });

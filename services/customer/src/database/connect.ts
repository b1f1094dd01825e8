import type { Kysely, LogEvent } from 'kysely';
import { openDatabase } from '../../../toolkit/src/database/openDatabase';
import type { Tables } from './tables';

export type CustomerDatabase = Kysely<Tables>;

/** Opens the database at `file:…` (created when missing) or `postgres://…`; `log` receives every statement. */
export const connect = (databaseUrl: string, log?: (event: LogEvent) => void): CustomerDatabase =>
  openDatabase<Tables>(databaseUrl, { service: 'customer', durability: 'full', log });

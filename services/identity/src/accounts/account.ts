import { z } from 'zod';
import type { LanguageCode } from '@kmx/contract/locales';
import type { AccountRow } from '../database/tables';
import { toLanguage } from '../messages/languages';

const rolesSchema = z.array(z.string());

export const measurementSystems = ['Metric', 'Imperial'] as const;
export type MeasurementSystem = (typeof measurementSystems)[number];
const measurementSchema = z.enum(measurementSystems).nullable();

/** A person who can sign in; `id` is the subject of the tokens. */
export interface Account {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  language: LanguageCode;
  /** ISO 3166-1 alpha-2. */
  country: string;
  measurementSystem: MeasurementSystem | null;
  isInternal: boolean;
  roles: readonly string[];
  isActive: boolean;
  hasPassword: boolean;
  /** Has a device or a passkey. */
  hasMfa: boolean;
}

/** The account without the hash of its password and the secret of its device. */
export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  givenName: row.given_name,
  familyName: row.family_name,
  language: toLanguage(row.language) ?? 'en',
  country: row.country,
  measurementSystem: measurementSchema.parse(row.measurement_system),
  isInternal: row.is_internal === 1,
  roles: rolesSchema.parse(JSON.parse(row.roles)),
  isActive: row.is_active === 1,
  hasPassword: row.password_hash !== null,
  hasMfa: row.totp_secret !== null || row.has_passkey === 1,
});

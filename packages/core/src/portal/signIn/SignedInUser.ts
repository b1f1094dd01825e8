import type { LanguageCode } from '@kmx/contract/locales';
import type { MeasurementSystem } from '../../types/Country';

export interface SignedInUser {
  /** The subject. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly initials: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** True if the provider returned names and an e-mail address. */
  readonly isPopulated: boolean;
  readonly isDelegatedAdminInternal: boolean;
  readonly isDelegatedAdminExternal: boolean;
  /** True for employees, whose account data is managed internally (section 6). */
  readonly isInternal: boolean;
  /** Expiry of the tokens in milliseconds since 1970, by the reader's clock. */
  readonly expiresAt: number;
  readonly language?: LanguageCode;
  /** ISO 3166 alpha-2 in upper case. */
  readonly country?: string;
  readonly measurementSystem?: MeasurementSystem;
}

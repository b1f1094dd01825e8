import type { LanguageCode } from '@kmx/contract/locales';
import type { MeasurementSystem } from '../../types/Country';

/** The user of the portal, read from the identity provider (section 3). */
export interface SignedInUser {
  /** The subject. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly initials: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** Whether the provider gave names and an e-mail address. */
  readonly isPopulated: boolean;
  readonly isDelegatedAdminInternal: boolean;
  readonly isDelegatedAdminExternal: boolean;
  /** An employee, whose account data is managed internally (section 6). */
  readonly isInternal: boolean;
  /** When the tokens end, in milliseconds since 1970 by the reader's own clock. */
  readonly expiresAt: number;
  readonly language?: LanguageCode;
  /** ISO 3166 alpha-2 in upper case. */
  readonly country?: string;
  readonly measurementSystem?: MeasurementSystem;
}

import type { LanguageCode } from '@kmx/contract/locales';
import type { RoleBearer } from '../../access/applications';

/** Somebody in the demo directory. */
export interface DemoPerson extends RoleBearer {
  /** The subject at the identity provider. */
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  language: LanguageCode;
  /** ISO 3166-1, two capitals. */
  country: string;
  /** An employee of the maker of the machines. */
  isInternal: boolean;
  organisationIds: readonly string[];
  /** False for who was invited and has not come yet. */
  hasPassword: boolean;
}

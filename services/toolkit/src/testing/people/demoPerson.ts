import type { LanguageCode } from '@kmx/contract/locales';
import type { RoleBearer } from '../../access/applications';

export interface DemoPerson extends RoleBearer {
  /** Subject at the identity provider. */
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  language: LanguageCode;
  /** ISO 3166-1, two capitals. */
  country: string;
  /** True for employees of the manufacturer. */
  isInternal: boolean;
  organisationIds: readonly string[];
  /** False for invited people who have not signed in yet. */
  hasPassword: boolean;
}

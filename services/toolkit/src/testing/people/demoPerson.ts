import type { RoleBearer } from '../../access/applications';
import type { DemoLanguage } from './organisations';

/** Somebody in the demo directory. */
export interface DemoPerson extends RoleBearer {
  /** The subject at the identity provider. */
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  language: DemoLanguage;
  /** ISO 3166-1, two capitals. */
  country: string;
  /** An employee of the maker of the machines. */
  isInternal: boolean;
  organisationIds: readonly string[];
  /** False for who was invited and has not come yet. */
  hasPassword: boolean;
}

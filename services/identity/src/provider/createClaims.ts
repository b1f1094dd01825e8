import type { AccountClaims } from 'oidc-provider';
import { toAccount } from '../accounts/account';
import type { AccountRow } from '../database/tables';

/** Claims of each scope; the other names are the standard's. */
export const claimsOfScopes = {
  openid: ['sub', 'amr'],
  profile: ['given_name', 'family_name', 'name', 'locale', 'kmx_internal', 'kmx_country', 'kmx_measurement'],
  email: ['email', 'email_verified'],
  'fr:idm:*': ['roles'],
};

/** The claims of an account; a single role is a string where the account says so (portal, section 6). */
export const createClaims = (row: AccountRow): AccountClaims => {
  const account = toAccount(row);
  const [first] = account.roles;
  const isText = row.is_single_role_text === 1 && account.roles.length === 1;
  return {
    sub: account.id,
    given_name: account.givenName,
    family_name: account.familyName,
    name: `${account.givenName} ${account.familyName}`.trim(),
    email: account.email,
    // The address was proved by the link that set the password.
    email_verified: account.hasPassword,
    locale: account.language,
    kmx_internal: account.isInternal,
    kmx_country: account.country,
    ...(account.measurementSystem && { kmx_measurement: account.measurementSystem }),
    roles: isText ? first : [...account.roles],
  };
};

import * as z from 'zod/mini';

import { parseRoles, portalRoles } from '@kmx/contract/access';
import { isLanguageCode } from '@kmx/contract/locales';
import { parseMeasurementSystem } from '../../measurement/decideMeasurementSystem';
import { hasRole } from '../../protection/hasRole';
import { fail, ok, type Result } from '../../types/Result';
import { createInitials } from '../initials';

import type { SignedInUser } from './SignedInUser';
import { SignInError } from './SignInError';

const text = z.catch(z.string(), '');

const userInfoSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  given_name: text,
  family_name: text,
  name: text,
  email: text,
  roles: z.pipe(z.optional(z.unknown()), z.transform(parseRoles)),
  kmx_internal: z.catch(z.boolean(), false),
  locale: text,
  kmx_country: text,
  kmx_measurement: text,
});

/** Claims of the user info response (section 7); missing claims become `''`, `false` or an empty list. */
export type UserInfo = z.output<typeof userInfoSchema>;

export function parseUserInfo(response: unknown): Result<UserInfo, SignInError> {
  const parsed = userInfoSchema.safeParse(response);
  return parsed.success
    ? ok(parsed.data)
    : fail(new SignInError('userInfoFailed', { status: 200 }, { cause: parsed.error }));
}

const readCountry = (claim: string) => (/^[a-z]{2}$/i.test(claim) ? claim.toUpperCase() : undefined);

/** Creates the user from the claims (section 3); `expiresAt` is that of the tokens, in milliseconds. */
export function createSignedInUser(info: UserInfo, expiresAt: number): SignedInUser {
  const { sub: id, given_name: firstName, family_name: lastName, email, roles } = info;
  const language = info.locale.slice(0, 2).toLowerCase();
  return {
    id,
    firstName,
    lastName,
    fullName: info.name || `${firstName} ${lastName}`.trim(),
    initials: createInitials(firstName, lastName),
    email,
    roles,
    isPopulated: [firstName, lastName, email].every(Boolean),
    isDelegatedAdminInternal: hasRole(roles, portalRoles.delegatedAdminInternal),
    isDelegatedAdminExternal: hasRole(roles, portalRoles.delegatedAdminExternal),
    isInternal: info.kmx_internal,
    expiresAt,
    language: isLanguageCode(language) ? language : undefined,
    country: readCountry(info.kmx_country),
    measurementSystem: parseMeasurementSystem(info.kmx_measurement) ?? undefined,
  };
}

import type { IntlShape } from 'react-intl';
import { portalRoles, type ApplicationKey, type UserRole } from '@kmx/core/portal';
import type { MessageId } from '../shared/MessageId';
import { serviceNameIds } from '../shared/serviceWords';
import { statusWordIds } from '../shared/statusWords';

type RoleMessages =
  | { readonly id: MessageId }
  | { readonly service: ApplicationKey; readonly status: MessageId };

const ofService = (service: ApplicationKey, status: MessageId): RoleMessages => ({ service, status });

/** Meaning of a role (section 6): an administrator, or an access status of an application. */
const roleMessages = {
  [portalRoles.delegatedAdminInternal]: { id: 'portal.users.role.delegatedAdminInternal' },
  [portalRoles.delegatedAdminExternal]: { id: 'portal.users.role.delegatedAdminExternal' },
  [portalRoles.ticketingActive]: ofService('ticketing', statusWordIds.active),
  [portalRoles.assetdbActive]: ofService('assetdb', statusWordIds.active),
  [portalRoles.artemisActive]: ofService('artemis', statusWordIds.active),
  [portalRoles.artemisOnPremises]: ofService('artemis', 'portal.users.installation.onPremises'),
  [portalRoles.directPending]: ofService('direct', statusWordIds.pending),
  [portalRoles.directActive]: ofService('direct', statusWordIds.active),
  [portalRoles.mfpwmActive]: ofService('mfpwm', statusWordIds.active),
  [portalRoles.mfpmdsActive]: ofService('mfpmds', statusWordIds.active),
  [portalRoles.lmsefrontActive]: ofService('lmsefront', statusWordIds.active),
  [portalRoles.lmsefrontInvited]: ofService('lmsefront', statusWordIds.invited),
  [portalRoles.lmsefrontInviteExpired]: ofService('lmsefront', statusWordIds.inviteExpired),
  [portalRoles.productinfoActive]: ofService('productinfo', statusWordIds.active),
  ordinary: { id: 'portal.users.role.ordinary' },
} as const satisfies Record<UserRole, RoleMessages>;

const known = new Map<string, RoleMessages>(Object.entries(roleMessages));

/** Formats a role; unknown roles are returned unchanged. */
export function formatRole(intl: IntlShape, role: string): string {
  const words = known.get(role);
  if (!words) return role;
  if ('id' in words) return intl.formatMessage({ id: words.id });
  return intl.formatMessage(
    { id: 'portal.users.role.ofService' },
    {
      service: intl.formatMessage({ id: serviceNameIds[words.service] }),
      status: intl.formatMessage({ id: words.status }),
    },
  );
}

const administrators: readonly string[] = [
  portalRoles.delegatedAdminInternal,
  portalRoles.delegatedAdminExternal,
];

/** Returns the user's administration role, or `ordinary`. */
export const readAdministration = (roles: readonly string[]): string =>
  roles.find((role) => administrators.includes(role)) ?? ('ordinary' satisfies UserRole);

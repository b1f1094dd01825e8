import type { IntlShape } from 'react-intl';
import { portalRoles, type ApplicationKey, type UserRole } from '@kmx/core/portal';
import type { MessageId } from '../shared/MessageId';
import { serviceNameIds } from '../shared/serviceLabels';
import { statusLabelIds } from '../shared/statusLabels';

type RoleMessages =
  | { readonly id: MessageId }
  | { readonly service: ApplicationKey; readonly status: MessageId };

const ofService = (service: ApplicationKey, status: MessageId): RoleMessages => ({ service, status });

/** Meaning of a role (section 6): an administrator, or an access status of an application. */
const roleMessages = {
  [portalRoles.delegatedAdminInternal]: { id: 'portal.users.role.delegatedAdminInternal' },
  [portalRoles.delegatedAdminExternal]: { id: 'portal.users.role.delegatedAdminExternal' },
  [portalRoles.ticketingActive]: ofService('ticketing', statusLabelIds.active),
  [portalRoles.assetdbActive]: ofService('assetdb', statusLabelIds.active),
  [portalRoles.artemisActive]: ofService('artemis', statusLabelIds.active),
  [portalRoles.artemisOnPremises]: ofService('artemis', 'portal.users.installation.onPremises'),
  [portalRoles.directPending]: ofService('direct', statusLabelIds.pending),
  [portalRoles.directActive]: ofService('direct', statusLabelIds.active),
  [portalRoles.mfpwmActive]: ofService('mfpwm', statusLabelIds.active),
  [portalRoles.mfpmdsActive]: ofService('mfpmds', statusLabelIds.active),
  [portalRoles.lmsefrontActive]: ofService('lmsefront', statusLabelIds.active),
  [portalRoles.lmsefrontInvited]: ofService('lmsefront', statusLabelIds.invited),
  [portalRoles.lmsefrontInviteExpired]: ofService('lmsefront', statusLabelIds.inviteExpired),
  [portalRoles.productinfoActive]: ofService('productinfo', statusLabelIds.active),
  ordinary: { id: 'portal.users.role.ordinary' },
} as const satisfies Record<UserRole, RoleMessages>;

const known = new Map<string, RoleMessages>(Object.entries(roleMessages));

/** Formats a role; unknown roles are returned unchanged. */
export function formatRole(intl: IntlShape, role: string): string {
  const messageIds = known.get(role);
  if (!messageIds) return role;
  if ('id' in messageIds) return intl.formatMessage({ id: messageIds.id });
  return intl.formatMessage(
    { id: 'portal.users.role.ofService' },
    {
      service: intl.formatMessage({ id: serviceNameIds[messageIds.service] }),
      status: intl.formatMessage({ id: messageIds.status }),
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

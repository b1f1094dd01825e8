import type { AccessAction, ActionRefusalCode, UserColumn } from '../__generated__/customer/graphql';
import type { MessageId } from '../shared/MessageId';
import { serviceNameIds } from '../shared/serviceLabels';

/** Message ids of the service's keys; those of statuses and applications are in `shared`. */
export const columnMessages = {
  name: 'portal.users.column.name',
  email: 'portal.users.column.email',
  organisation: 'portal.users.column.organisation',
  application: 'portal.users.column.application',
  role: 'portal.users.column.role',
  status: 'portal.users.column.status',
  subRegion: 'portal.users.column.subRegion',
  country: 'portal.users.column.country',
  city: 'portal.users.column.city',
  requestedBy: 'portal.users.column.requestedBy',
  requestedAt: 'portal.users.column.requestedAt',
} as const satisfies Record<UserColumn, string>;

/** Button labels of the "Actions on access" (section 4). */
export const actionMessages = {
  invite: 'portal.users.action.invite',
  resendInvite: 'portal.users.action.resendInvite',
  sendNewInvite: 'portal.users.action.sendNewInvite',
  acceptRequest: 'portal.users.action.acceptRequest',
  declineRequest: 'portal.users.action.declineRequest',
  grantAccess: 'portal.users.action.grantAccess',
  editAccess: 'portal.users.action.editAccess',
  withdrawAccess: 'portal.users.action.withdrawAccess',
  deleteUser: 'portal.users.action.deleteUser',
} as const satisfies Record<AccessAction, string>;

export const rejectionMessages = {
  identityUnavailable: 'portal.users.rejected.identityUnavailable',
  invalid: 'portal.users.rejected.invalid',
  managedInternally: 'portal.users.rejected.managedInternally',
  notAllowed: 'portal.users.rejected.notAllowed',
  ownUser: 'portal.users.rejected.ownUser',
  lastMembership: 'portal.users.rejected.lastMembership',
  staleStatus: 'portal.users.rejected.staleStatus',
  tooManyInvitations: 'portal.users.rejected.tooManyInvitations',
  unknownUser: 'portal.users.rejected.unknownUser',
} as const satisfies Record<ActionRefusalCode, string>;

const auditMessages = new Map<string, MessageId>([
  ...Object.entries(actionMessages),
  ['requestAccess', 'portal.users.audit.requestAccess'],
  ['acceptInvitation', 'portal.users.audit.acceptInvitation'],
  ['inviteUser', 'portal.users.audit.inviteUser'],
  ['resendInvitation', 'portal.users.audit.resendInvitation'],
  ['addMembership', 'portal.users.audit.addMembership'],
  ['removeMembership', 'portal.users.audit.removeMembership'],
  ['approveOrder', 'portal.users.audit.approveOrder'],
  ['declineOrder', 'portal.users.audit.declineOrder'],
  ['changeApprovalRule', 'portal.users.audit.changeApprovalRule'],
  ['updateAccount', 'portal.users.audit.updateAccount'],
  ['resetMfaDevice', 'portal.users.audit.resetMfaDevice'],
  ['expire', 'portal.users.audit.expire'],
  ['seed', 'portal.users.audit.seed'],
]);

/** Returns the message id of an entry of the audit trail; undefined for an unknown action. */
export const auditMessageOf = (action: string): MessageId | undefined => auditMessages.get(action);

const applicationNames = new Map<string, MessageId>(Object.entries(serviceNameIds));

/** Returns the message id of an application that the service names by text; undefined for an unknown one. */
export const applicationMessageOf = (application: string): MessageId | undefined =>
  applicationNames.get(application);

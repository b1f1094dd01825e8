import type { SignedInUser } from '@kmx/core/portal';
import type { AccessAction, AccessStatus, Application } from '../__generated__/customer/graphql';
import { customer } from '../signIn/signIn.mock';
import type { UserRecordData } from './detail/accessRows';

type Access = UserRecordData['access'][number];

export const administrator: SignedInUser = {
  ...customer,
  id: 'u-admin',
  firstName: 'Ada',
  lastName: 'Administrator',
  fullName: 'Ada Administrator',
  initials: 'AA',
  email: 'admin@demo.example',
  roles: ['kmx_delegatedadmin_extern'],
  isDelegatedAdminExternal: true,
};

const allowed: Record<AccessStatus, AccessAction[]> = {
  invited: ['resendInvite', 'withdrawAccess'],
  inviteExpired: ['sendNewInvite', 'withdrawAccess'],
  pending: ['acceptRequest', 'declineRequest'],
  active: ['editAccess', 'withdrawAccess'],
  inactive: ['grantAccess', 'invite'],
  declined: ['grantAccess'],
};

export const createAccess = (application: Application, status: AccessStatus): Access => ({
  __typename: 'ApplicationAccess',
  application,
  status,
  role:
    status === 'active'
      ? `kmx_int_${application === 'ticketing' ? 'serviceticketing' : application}_active`
      : null,
  requestedBy: 'Otto Operator',
  requestedAt: '2026-10-02T08:15:00Z',
  invitedAt: status === 'invited' ? '2026-11-10T09:00:00Z' : null,
  expiresAt: status === 'invited' ? '2026-11-24T09:00:00Z' : null,
  allowedActions: allowed[status],
});

export const createUser = (part: Partial<UserRecordData> = {}): UserRecordData => ({
  __typename: 'UserRecord',
  id: 'u-001',
  name: 'Paula Planner',
  firstName: 'Paula',
  lastName: 'Planner',
  email: 'paula.planner@demo.example',
  organisations: [{ __typename: 'Organisation', id: 'org-1', name: 'Harness Works North' }],
  roles: ['kmx_int_serviceticketing_active'],
  status: 'active',
  access: [createAccess('ticketing', 'active')],
  subRegion: 'Central Europe',
  country: 'CH',
  city: 'Lucerne',
  requestedBy: 'Otto Operator',
  requestedAt: '2026-10-02T08:15:00Z',
  lastSignInAt: '2026-11-20T06:42:00Z',
  isSelf: false,
  canDelete: true,
  canResendInvitation: false,
  canResetMfaDevice: true,
  canChangeMemberships: true,
  offeredApplications: [],
  ...part,
});

export const everyStatus = createUser({
  access: [
    createAccess('ticketing', 'active'),
    createAccess('assetdb', 'pending'),
    createAccess('lmsefront', 'invited'),
    createAccess('productinfo', 'inviteExpired'),
    createAccess('direct', 'inactive'),
    createAccess('mfpwm', 'declined'),
  ],
  offeredApplications: [
    { __typename: 'ApplicationOffer', application: 'artemis', allowedActions: ['invite', 'grantAccess'] },
  ],
});

/** The administrator's own record, which only others may change. */
export const oneself = createUser({
  id: administrator.id,
  name: administrator.fullName,
  firstName: administrator.firstName,
  lastName: administrator.lastName,
  email: administrator.email,
  roles: ['kmx_delegatedadmin_extern', 'kmx_int_serviceticketing_active'],
  access: [{ ...createAccess('ticketing', 'active'), allowedActions: [] }],
  offeredApplications: [{ __typename: 'ApplicationOffer', application: 'artemis', allowedActions: [] }],
  isSelf: true,
  canDelete: false,
  canResendInvitation: false,
  canResetMfaDevice: false,
  canChangeMemberships: false,
});

const people: readonly (readonly [name: string, status: AccessStatus | null])[] = [
  ['Paula Planner', 'active'],
  ['Otto Operator', 'pending'],
  ['Mira Maintenance', 'invited'],
  ['Quentin Quality', 'inviteExpired'],
  ['Lena Logistics-Coordinator of the Northern Harness Plants', 'inactive'],
  ['Bruno Buyer', 'declined'],
  ['Nora Newcomer', null],
];

export const users: readonly UserRecordData[] = people.map(([name, status], index) =>
  createUser({
    id: `u-00${index + 1}`,
    name,
    email: `user${index + 1}@demo.example`,
    status,
    access: status ? [createAccess('ticketing', status), createAccess('direct', status)] : [],
  }),
);

export const createUserPage = (total = 60, page = 1, items: readonly UserRecordData[] = users) => ({
  users: { __typename: 'UserPage', total, page, pageSize: 25, items },
});

export const filterChoices = {
  userFilterChoices: {
    __typename: 'UserFilterChoices',
    organisations: [
      { __typename: 'Organisation', id: 'org-1', name: 'Harness Works North' },
      { __typename: 'Organisation', id: 'org-2', name: 'Cable Plant South' },
    ],
    applications: ['ticketing', 'direct', 'artemis'],
    roles: ['kmx_delegatedadmin_extern', 'kmx_int_direct_active', 'kmx_new', 'ordinary'],
    countries: ['CH', 'DE'],
    subRegions: ['Central Europe'],
  },
};

export const ownOrganisations = {
  me: {
    __typename: 'Me',
    id: 'u-admin',
    organisations: filterChoices.userFilterChoices.organisations,
  },
};

export const inviteChoices = {
  ...ownOrganisations,
  accountChoices: {
    __typename: 'AccountChoices',
    countries: [
      { __typename: 'CountryChoice', code: 'CH', languages: ['de', 'fr'], defaultLanguage: 'de' },
      { __typename: 'CountryChoice', code: 'JP', languages: ['ja', 'en'], defaultLanguage: 'ja' },
    ],
  },
};

export const createAuditTrail = (total = 2) => ({
  auditTrail: {
    __typename: 'AuditPage',
    total,
    items: [
      {
        __typename: 'AuditEntry',
        id: 'a-2',
        at: '2026-11-18T14:03:00Z',
        action: 'acceptRequest',
        actorName: 'Ada Administrator',
        application: 'ticketing',
        fromStatus: 'pending',
        toStatus: 'active',
        note: 'Confirmed by the head of the plant.',
      },
      {
        __typename: 'AuditEntry',
        id: 'a-1',
        at: '2026-11-17T07:30:00Z',
        action: 'requestAccess',
        actorName: 'Paula Planner',
        application: 'ticketing',
        fromStatus: null,
        toStatus: 'pending',
        note: null,
      },
    ],
  },
});

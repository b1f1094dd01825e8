import type { Attempt } from './crossOrganisationAttempts';
import { strangerId } from './stranger';

const admin: Attempt['by'] = 'u-admin';
const asAdmin = { by: admin, line: () => `user ${strangerId}` } as const;
const rejected = (code: string) => ({ code });
const actionCodes = '{ __typename ... on ActionRefused { code } }';
const nothing = { total: 0, items: [] };

/** Fields of users, with people and organisations of others. */
export const userAttempts: Record<string, readonly Attempt[]> = {
  user: [
    { ...asAdmin, result: 'USER_NOT_AVAILABLE', field: () => `user(id: "${strangerId}") { email roles }` },
  ],
  users: [
    {
      by: admin,
      result: nothing,
      field: () => 'users(filter: { organisationIds: ["org-3"] }) { total items { email } }',
    },
  ],
  usersCsv: [
    {
      by: admin,
      result: '\ufeff"Name"\r\n',
      field: () => 'usersCsv(columns: [name], filter: { organisationIds: ["org-3"] })',
    },
  ],
  auditTrail: [
    {
      ...asAdmin,
      result: 'USER_NOT_AVAILABLE',
      field: () => `auditTrail(userId: "${strangerId}") { items { note } }`,
    },
  ],
  inviteUser: [
    {
      by: admin,
      result: rejected('notAllowed'),
      line: () => 'organisation org-3',
      field: () =>
        `inviteUser(input: { email: "new@elsewhere.example", firstName: "New", lastName: "Person", language: "en", country: "DE", organisationId: "org-3", applications: [ticketing] }) ${actionCodes}`,
    },
  ],
  changeAccess: [
    {
      ...asAdmin,
      result: rejected('unknownUser'),
      field: () =>
        `changeAccess(input: { userId: "${strangerId}", application: ticketing, action: withdrawAccess, expectedStatus: active }) ${actionCodes}`,
    },
    {
      by: admin,
      result: rejected('notAllowed'),
      line: () => 'operation changeAccess u-staff',
      field: () =>
        `changeAccess(input: { userId: "u-staff", application: ticketing, action: withdrawAccess, expectedStatus: active }) ${actionCodes}`,
    },
  ],
  changeMembership: [
    {
      ...asAdmin,
      result: rejected('unknownUser'),
      field: () =>
        `changeMembership(input: { userId: "${strangerId}", organisationId: "org-1", action: add }) ${actionCodes}`,
    },
    {
      by: admin,
      result: rejected('notAllowed'),
      line: () => 'organisation org-3',
      field: () =>
        `changeMembership(input: { userId: "u-newcomer", organisationId: "org-3", action: add }) ${actionCodes}`,
    },
    {
      by: admin,
      result: rejected('notAllowed'),
      line: () => 'operation changeMembership u-staff',
      field: () =>
        `changeMembership(input: { userId: "u-staff", organisationId: "org-1", action: remove }) ${actionCodes}`,
    },
  ],
  decideAccessRequests: [
    {
      ...asAdmin,
      result: {
        outcomes: [{ userId: strangerId, code: 'unknownUser', decision: null, decidedBy: null }],
      },
      field: () =>
        `decideAccessRequests(input: { decision: accept, requests: [{ userId: "${strangerId}", application: ticketing }] }) { ... on AccessRequestsDecided { outcomes { userId code decision decidedBy } } }`,
    },
  ],
  deleteUser: [
    {
      ...asAdmin,
      result: rejected('unknownUser'),
      field: () => `deleteUser(userId: "${strangerId}") ${actionCodes}`,
    },
    {
      by: admin,
      result: rejected('notAllowed'),
      line: () => 'operation deleteUser u-staff',
      field: () => `deleteUser(userId: "u-staff") ${actionCodes}`,
    },
  ],
  resendInvitation: [
    {
      ...asAdmin,
      result: rejected('unknownUser'),
      field: () => `resendInvitation(userId: "${strangerId}") ${actionCodes}`,
    },
    {
      by: admin,
      result: rejected('notAllowed'),
      line: () => 'operation resendInvitation u-staff',
      field: () => `resendInvitation(userId: "u-staff") ${actionCodes}`,
    },
  ],
  resetMfaDevice: [
    {
      ...asAdmin,
      result: rejected('unknownUser'),
      field: () => `resetMfaDevice(userId: "${strangerId}") ${actionCodes}`,
    },
    {
      by: admin,
      result: rejected('notAllowed'),
      line: () => 'operation resetMfaDevice u-staff',
      field: () => `resetMfaDevice(userId: "u-staff") ${actionCodes}`,
    },
  ],
};

import { accessActions, accessStatuses, applicationKeys, userColumns } from '@kmx/contract/access';
import {
  actionRejectionCodes,
  measurementSystems,
  type ApplicationAccess,
  type ApplicationOffer,
  type AuditEntry,
  type AuditPage,
  type CountryChoice,
  type Me,
  type Organisation,
  type UserFilterChoices,
  type UserPage,
  type UserRecord,
} from '../directory/model';
import { builder } from './builder';

export const AccessStatusEnum = builder.enumType('AccessStatus', { values: accessStatuses });
export const AccessActionEnum = builder.enumType('AccessAction', { values: accessActions });
export const ApplicationEnum = builder.enumType('Application', { values: applicationKeys });
export const MeasurementSystemEnum = builder.enumType('MeasurementSystem', { values: measurementSystems });
export const UserColumnEnum = builder.enumType('UserColumn', { values: userColumns });
export const ActionRejectionCodeEnum = builder.enumType('ActionRefusalCode', {
  description: 'Why nothing was changed.',
  values: actionRejectionCodes,
});

export const OrganisationObject = builder.objectRef<Organisation>('Organisation').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const listOrganisations = ({ organisations }: { organisations: readonly Organisation[] }): Organisation[] => [
  ...organisations,
];

export const MeObject = builder.objectRef<Me>('Me').implement({
  description: 'The signed-in person.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
    language: t.exposeString('language', { nullable: true, description: 'A code: en, de, zh, …' }),
    country: t.exposeString('country', { nullable: true, description: 'ISO 3166-1 alpha-2.' }),
    measurementSystem: t.expose('measurementSystem', {
      type: MeasurementSystemEnum,
      nullable: true,
      description: 'The own choice; null when none was made.',
    }),
    isInternal: t.exposeBoolean('isInternal', { nullable: true }),
    organisations: t.field({ type: [OrganisationObject], resolve: listOrganisations }),
    canAdministerUsers: t.exposeBoolean('canAdministerUsers', { nullable: true }),
  }),
});

const ApplicationAccessObject = builder.objectRef<ApplicationAccess>('ApplicationAccess').implement({
  description: 'Access of a user to one application; times are ISO 8601 in UTC.',
  fields: (t) => ({
    application: t.expose('application', { type: ApplicationEnum }),
    role: t.exposeString('role', {
      nullable: true,
      description: 'The role that the status gives at the identity provider.',
    }),
    status: t.expose('status', { type: AccessStatusEnum }),
    requestedBy: t.exposeString('requestedBy', { nullable: true }),
    requestedAt: t.exposeString('requestedAt', { nullable: true }),
    invitedAt: t.exposeString('invitedAt', { nullable: true }),
    expiresAt: t.exposeString('expiresAt', { nullable: true, description: 'Of the invitation.' }),
    allowedActions: t.field({
      type: [AccessActionEnum],
      complexity: 1,
      resolve: ({ allowedActions }) => [...allowedActions],
    }),
  }),
});

const ApplicationOfferObject = builder.objectRef<ApplicationOffer>('ApplicationOffer').implement({
  description: 'An application that the user has no access to.',
  fields: (t) => ({
    application: t.expose('application', { type: ApplicationEnum }),
    allowedActions: t.field({
      type: [AccessActionEnum],
      complexity: 1,
      resolve: ({ allowedActions }) => [...allowedActions],
    }),
  }),
});

export const UserRecordObject = builder.objectRef<UserRecord>('UserRecord').implement({
  description: 'A user as the viewer may see them; times are ISO 8601 in UTC.',
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    organisations: t.field({
      type: [OrganisationObject],
      description: 'Only those that the viewer shares.',
      resolve: listOrganisations,
    }),
    roles: t.stringList({
      complexity: 1,
      description: 'Every role that the directory gives the user at the identity provider.',
      resolve: ({ roles }) => [...roles],
    }),
    status: t.expose('status', {
      type: AccessStatusEnum,
      nullable: true,
      description:
        'Of all access together: active, pending, invited, inviteExpired, inactive, declined, in this order.',
    }),
    access: t.field({ type: [ApplicationAccessObject], resolve: ({ access }) => [...access] }),
    offeredApplications: t.field({ type: [ApplicationOfferObject], resolve: ({ offers }) => [...offers] }),
    subRegion: t.exposeString('subRegion', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    requestedBy: t.exposeString('requestedBy', { nullable: true }),
    requestedAt: t.exposeString('requestedAt', { nullable: true }),
    lastSignInAt: t.exposeString('lastSignInAt', { nullable: true }),
    isSelf: t.exposeBoolean('isSelf'),
    canDelete: t.exposeBoolean('canDelete'),
    canResendInvitation: t.exposeBoolean('canResendInvitation', {
      description: 'The account has never been used.',
    }),
    canResetMfaDevice: t.exposeBoolean('canChange'),
    canChangeMemberships: t.exposeBoolean('canChange'),
  }),
});

export const UserPageObject = builder.objectRef<UserPage>('UserPage').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    page: t.exposeInt('page', { description: 'From 1; the last one for a number past the end.' }),
    pageSize: t.exposeInt('pageSize'),
    items: t.field({ type: [UserRecordObject], resolve: ({ items }) => [...items] }),
  }),
});

export const UserFilterChoicesObject = builder.objectRef<UserFilterChoices>('UserFilterChoices').implement({
  description: 'What occurs among the users that the viewer may see.',
  fields: (t) => ({
    organisations: t.field({ type: [OrganisationObject], resolve: listOrganisations }),
    applications: t.field({ type: [ApplicationEnum], resolve: ({ applications }) => [...applications] }),
    roles: t.stringList({
      description: 'As in UserFilter.',
      resolve: ({ roles }) => [...roles],
    }),
    countries: t.stringList({ resolve: ({ countries }) => [...countries] }),
    subRegions: t.stringList({ resolve: ({ subRegions }) => [...subRegions] }),
  }),
});

const AuditEntryObject = builder.objectRef<AuditEntry>('AuditEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.exposeString('at', { description: 'ISO 8601, UTC.' }),
    actorName: t.exposeString('actorName'),
    action: t.exposeString('action', {
      description:
        'An AccessAction, requestAccess, acceptInvitation, inviteUser, resendInvitation, updateAccount, resetMfaDevice, expire or seed.',
    }),
    application: t.exposeString('application', { nullable: true }),
    fromStatus: t.expose('fromStatus', { type: AccessStatusEnum, nullable: true }),
    toStatus: t.expose('toStatus', { type: AccessStatusEnum, nullable: true }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

export const AuditPageObject = builder.objectRef<AuditPage>('AuditPage').implement({
  description: 'The newest first, 25 on a page.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    items: t.field({ type: [AuditEntryObject], resolve: ({ items }) => [...items] }),
  }),
});

const CountryChoiceObject = builder.objectRef<CountryChoice>('CountryChoice').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2.' }),
    languages: t.stringList({ resolve: ({ languages }) => [...languages] }),
    defaultLanguage: t.exposeString('defaultLanguage'),
    defaultMeasurementSystem: t.expose('defaultMeasurementSystem', { type: MeasurementSystemEnum }),
  }),
});

export const AccountChoicesObject = builder
  .objectRef<{ countries: readonly CountryChoice[] }>('AccountChoices')
  .implement({
    fields: (t) => ({
      countries: t.field({ type: [CountryChoiceObject], resolve: ({ countries }) => [...countries] }),
    }),
  });

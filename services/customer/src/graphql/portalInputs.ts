import { requestDecisions } from '../directory/model';
import { membershipActions } from '../memberships/model';
import { builder } from './builder';
import { SortDirectionEnum } from './sharedTypes';
import {
  AccessActionEnum,
  AccessStatusEnum,
  ApplicationEnum,
  MeasurementSystemEnum,
  UserColumnEnum,
} from './userTypes';

export const UserFilterInput = builder.inputType('UserFilter', {
  description:
    'Kinds of filters are joined by "and", the values of one by "or"; an empty list filters nothing.',
  fields: (t) => ({
    search: t.string({ description: 'Words of the name or the mail address, without accents and case.' }),
    organisationIds: t.idList(),
    applications: t.field({ type: [ApplicationEnum] }),
    roles: t.stringList({
      description: 'Roles of the identity provider, and `ordinary` for users who administer nobody.',
    }),
    statuses: t.field({
      type: [AccessStatusEnum],
      description: 'Of an access; together with applications or roles, of an access to one of them.',
    }),
    countries: t.stringList(),
    subRegions: t.stringList(),
  }),
});

export const UserSortInput = builder.inputType('UserSort', {
  fields: (t) => ({
    by: t.field({ type: UserColumnEnum, required: true }),
    direction: t.field({ type: SortDirectionEnum, required: true, defaultValue: 'asc' }),
  }),
});

export const InviteUserInput = builder.inputType('InviteUserInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    language: t.string({ required: true }),
    country: t.string({ required: true }),
    organisationId: t.id({ required: true }),
    applications: t.field({ type: [ApplicationEnum], required: true }),
  }),
});

export const UserImportRowInput = builder.inputType('UserImportRow', {
  description: 'A line of a list, as it was written.',
  fields: (t) => ({
    line: t.int({ required: true, description: 'Number in the list, from 1; each once.' }),
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    organisation: t.string({ required: true, description: 'Id or name; empty for the only one.' }),
    country: t.string({ required: true, description: 'Code or name.' }),
    language: t.string({ required: true, description: "Code or name; empty for the country's default." }),
    applications: t.string({ required: true, description: 'Keys or names, separated by commas.' }),
  }),
});

export const ImportUsersInput = builder.inputType('ImportUsersInput', {
  fields: (t) => ({
    idempotencyKey: t.string({ required: true, description: 'UUID, the same for all requests of a list.' }),
    rows: t.field({ type: [UserImportRowInput], required: true, description: '1 to 10.' }),
  }),
});

export const ChangeAccessInput = builder.inputType('ChangeAccessInput', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    application: t.field({ type: ApplicationEnum, required: true }),
    action: t.field({ type: AccessActionEnum, required: true }),
    expectedStatus: t.field({
      type: AccessStatusEnum,
      description: 'The status that was shown when the action was chosen; null for no access yet.',
    }),
    note: t.string(),
    isOnPremises: t.boolean({ description: 'For artemis: on-premises or cloud; null changes nothing.' }),
  }),
});

export const ChangeMembershipInput = builder.inputType('ChangeMembershipInput', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    organisationId: t.id({ required: true }),
    action: t.field({
      type: builder.enumType('MembershipAction', { values: membershipActions }),
      required: true,
    }),
  }),
});

export const RequestDecisionEnum = builder.enumType('RequestDecision', { values: requestDecisions });

const RequestKeyInput = builder.inputType('RequestKey', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    application: t.field({ type: ApplicationEnum, required: true }),
    requestedAt: t.string({ description: 'As it was shown: a later request is not decided unseen.' }),
  }),
});

export const DecideAccessRequestsInput = builder.inputType('DecideAccessRequestsInput', {
  fields: (t) => ({
    decision: t.field({ type: RequestDecisionEnum, required: true }),
    requests: t.field({ type: [RequestKeyInput], required: true, description: '1 to 50, each once.' }),
    note: t.string({ description: 'Is mailed to the people whose requests are declined.' }),
  }),
});

export const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    country: t.string({ required: true }),
    language: t.string({ required: true }),
    measurementSystem: t.field({
      type: MeasurementSystemEnum,
      description: "Null for the country's default.",
    }),
  }),
});

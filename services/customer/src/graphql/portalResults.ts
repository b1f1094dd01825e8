import {
  userImportFields,
  userImportOutcomes,
  userImportProblemCodes,
  type UserImportLine,
  type UserImportProblem,
} from '@kmx/contract/userImports';
import type {
  AccessResult,
  AccountResult,
  ActionRejected,
  DeleteResult,
  InviteResult,
  MfaResult,
  RequestOutcome,
  RequestsResult,
} from '../directory/model';
import type { MembershipResult } from '../memberships/model';
import type { UserImportResult } from '../userImport/model';
import { builder } from './builder';
import { RequestDecisionEnum } from './portalInputs';
import { ActionRejectionCodeEnum, ApplicationEnum, MeObject, UserRecordObject } from './userTypes';

type Of<Result extends { kind: string }, Kind extends Result['kind']> = Extract<Result, { kind: Kind }>;

export const ActionRejectedObject = builder.objectRef<ActionRejected>('ActionRefused').implement({
  description: 'Nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', { type: ActionRejectionCodeEnum }),
    message: t.exposeString('message', { description: 'A sentence, in English.' }),
  }),
});

const UserInvitedObject = builder.objectRef<Of<InviteResult, 'invited'>>('UserInvited').implement({
  fields: (t) => ({ user: t.expose('user', { type: UserRecordObject }) }),
});

const UserAlreadyExistsObject = builder.objectRef<Of<InviteResult, 'exists'>>('UserAlreadyExists').implement({
  fields: (t) => ({
    userId: t.exposeID('userId', { nullable: true, description: 'Null when out of the viewer’s scope.' }),
    message: t.exposeString('message'),
  }),
});

const AccessChangedObject = builder.objectRef<Of<AccessResult, 'changed'>>('AccessChanged').implement({
  fields: (t) => ({ user: t.expose('user', { type: UserRecordObject }) }),
});

const MembershipChangedObject = builder
  .objectRef<Of<MembershipResult, 'membershipChanged'>>('MembershipChanged')
  .implement({
    fields: (t) => ({
      user: t.expose('user', {
        type: UserRecordObject,
        nullable: true,
        description: 'Null if no organisation is shared any more.',
      }),
    }),
  });

const RequestOutcomeObject = builder.objectRef<RequestOutcome>('RequestOutcome').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    application: t.expose('application', { type: ApplicationEnum }),
    code: t.expose('code', {
      type: ActionRejectionCodeEnum,
      nullable: true,
      description: 'Null if the request is decided as wanted, now or by the same person before.',
    }),
    decision: t.expose('decision', {
      type: RequestDecisionEnum,
      nullable: true,
      description: 'The decision that counts, possibly that of somebody else.',
    }),
    decidedBy: t.exposeString('decidedBy', { nullable: true }),
  }),
});

const AccessRequestsDecidedObject = builder
  .objectRef<Of<RequestsResult, 'decided'>>('AccessRequestsDecided')
  .implement({
    description: 'One outcome for each request, in their order.',
    fields: (t) => ({
      outcomes: t.field({ type: [RequestOutcomeObject], resolve: ({ outcomes }) => [...outcomes] }),
    }),
  });

const UserImportProblemObject = builder.objectRef<UserImportProblem>('UserImportProblem').implement({
  description: 'Reason for which a line is not carried out.',
  fields: (t) => ({
    code: t.expose('code', {
      type: builder.enumType('UserImportProblemCode', { values: userImportProblemCodes }),
    }),
    field: t.expose('field', {
      type: builder.enumType('UserImportField', { values: userImportFields }),
      nullable: true,
    }),
    value: t.exposeString('value', { nullable: true, description: 'As it was written.' }),
    earlierLine: t.exposeInt('earlierLine', { nullable: true, description: 'For the code repeated.' }),
  }),
});

const UserImportLineObject = builder.objectRef<UserImportLine>('UserImportLine').implement({
  fields: (t) => ({
    line: t.exposeInt('line'),
    outcome: t.expose('outcome', {
      type: builder.enumType('UserImportOutcome', { values: userImportOutcomes }),
    }),
    problems: t.field({ type: [UserImportProblemObject], resolve: ({ problems }) => [...problems] }),
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    organisation: t.exposeString('organisation', { nullable: true }),
    applications: t.field({ type: [ApplicationEnum], resolve: ({ applications }) => [...applications] }),
    userId: t.exposeID('userId', { nullable: true, description: 'Null when out of the viewer’s scope.' }),
  }),
});

const UserImportProcessedObject = builder
  .objectRef<Of<UserImportResult, 'processed'>>('UserImportProcessed')
  .implement({
    description: 'One outcome for each line, in their order.',
    fields: (t) => ({
      lines: t.field({ type: [UserImportLineObject], resolve: ({ lines }) => [...lines] }),
    }),
  });

const UserDeletedObject = builder.objectRef<Of<DeleteResult, 'deleted'>>('UserDeleted').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});

const AccountUpdatedObject = builder.objectRef<Of<AccountResult, 'updated'>>('AccountUpdated').implement({
  fields: (t) => ({ me: t.expose('me', { type: MeObject }) }),
});

const MfaResetObject = builder.objectRef<Of<MfaResult, 'reset'>>('MfaReset').implement({
  fields: (t) => ({ ok: t.exposeBoolean('ok') }),
});

export const InviteResultUnion = builder.unionType('InviteResult', {
  types: [UserInvitedObject, UserAlreadyExistsObject, ActionRejectedObject],
  resolveType: ({ kind }) =>
    ({ invited: UserInvitedObject, exists: UserAlreadyExistsObject, rejected: ActionRejectedObject })[kind],
});

export const AccessResultUnion = builder.unionType('AccessResult', {
  types: [AccessChangedObject, ActionRejectedObject],
  resolveType: ({ kind }) => (kind === 'changed' ? AccessChangedObject : ActionRejectedObject),
});

export const MembershipResultUnion = builder.unionType('MembershipResult', {
  types: [MembershipChangedObject, ActionRejectedObject],
  resolveType: ({ kind }) => (kind === 'membershipChanged' ? MembershipChangedObject : ActionRejectedObject),
});

export const RequestsResultUnion = builder.unionType('RequestsResult', {
  types: [AccessRequestsDecidedObject, ActionRejectedObject],
  resolveType: ({ kind }) => (kind === 'decided' ? AccessRequestsDecidedObject : ActionRejectedObject),
});

export const UserImportResultUnion = builder.unionType('UserImportResult', {
  types: [UserImportProcessedObject, ActionRejectedObject],
  resolveType: ({ kind }) => (kind === 'processed' ? UserImportProcessedObject : ActionRejectedObject),
});

export const DeleteResultUnion = builder.unionType('DeleteResult', {
  types: [UserDeletedObject, ActionRejectedObject],
  resolveType: ({ kind }) => (kind === 'deleted' ? UserDeletedObject : ActionRejectedObject),
});

export const AccountResultUnion = builder.unionType('AccountResult', {
  types: [AccountUpdatedObject, ActionRejectedObject],
  resolveType: ({ kind }) => (kind === 'updated' ? AccountUpdatedObject : ActionRejectedObject),
});

export const ActionResultUnion = builder.unionType('ActionResult', {
  types: [MfaResetObject, ActionRejectedObject],
  resolveType: ({ kind }) => (kind === 'reset' ? MfaResetObject : ActionRejectedObject),
});

import type {
  AccessResult,
  AccountResult,
  ActionRejected,
  DeleteResult,
  InviteResult,
  MfaResult,
} from '../directory/model';
import { builder } from './builder';
import { ActionRejectionCodeEnum, MeObject, UserRecordObject } from './userTypes';

type Of<Result extends { kind: string }, Kind extends Result['kind']> = Extract<Result, { kind: Kind }>;

const ActionRejectedObject = builder.objectRef<ActionRejected>('ActionRefused').implement({
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

import { builder } from './builder';
import {
  ChangeAccessInput,
  ChangeMembershipInput,
  DecideAccessRequestsInput,
  ImportUsersInput,
  InviteUserInput,
  UpdateAccountInput,
} from './portalInputs';
import {
  AccessResultUnion,
  AccountResultUnion,
  ActionResultUnion,
  DeleteResultUnion,
  InviteResultUnion,
  MembershipResultUnion,
  RequestsResultUnion,
  UserImportResultUnion,
} from './portalResults';
import { ApplicationEnum } from './userTypes';

builder.mutationFields((t) => ({
  inviteUser: t.withAuth({ administrator: true }).field({
    type: InviteResultUnion,
    nullable: true,
    args: { input: t.arg({ type: InviteUserInput, required: true }) },
    resolve: (_, { input }, { session }) => session.portal.inviteUser(input),
  }),
  importUsers: t.withAuth({ administrator: true }).field({
    type: UserImportResultUnion,
    nullable: true,
    description: 'Invites the people of some lines of a list, each as by inviteUser. Safe to repeat.',
    args: { input: t.arg({ type: ImportUsersInput, required: true }) },
    resolve: (_, { input }, { session }) => session.portal.importUsers(input),
  }),
  changeAccess: t.withAuth({ administrator: true }).field({
    type: AccessResultUnion,
    nullable: true,
    args: { input: t.arg({ type: ChangeAccessInput, required: true }) },
    resolve: (_, { input }, { session }) =>
      session.portal.changeAccess({
        ...input,
        expectedStatus: input.expectedStatus ?? null,
        note: input.note ?? null,
        isOnPremises: input.isOnPremises ?? null,
      }),
  }),
  decideAccessRequests: t.withAuth({ administrator: true }).field({
    type: RequestsResultUnion,
    nullable: true,
    description: 'Accepts or declines several requests, each checked as by changeAccess. Safe to repeat.',
    args: { input: t.arg({ type: DecideAccessRequestsInput, required: true }) },
    resolve: (_, { input }, { session }) =>
      session.portal.decideAccessRequests({
        decision: input.decision,
        requests: input.requests.map((request) => ({ ...request, requestedAt: request.requestedAt ?? null })),
        note: input.note ?? null,
      }),
  }),
  changeMembership: t.withAuth({ administrator: true }).field({
    type: MembershipResultUnion,
    nullable: true,
    description: 'Adds a user to an organisation of the administrator, or removes them. Safe to repeat.',
    args: { input: t.arg({ type: ChangeMembershipInput, required: true }) },
    resolve: (_, { input }, { session }) => session.portal.changeMembership(input),
  }),
  resendInvitation: t.withAuth({ administrator: true }).field({
    type: AccessResultUnion,
    nullable: true,
    description:
      'Sends the invitation of an account that was never used again, and renews its invitations to applications.',
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, { session }) => session.portal.resendInvitation(userId),
  }),
  deleteUser: t.withAuth({ administrator: true }).field({
    type: DeleteResultUnion,
    nullable: true,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, { session }) => session.portal.deleteUser(userId),
  }),
}));

builder.mutationFields((t) => ({
  requestAccess: t.withAuth({ signedIn: true }).field({
    type: AccessResultUnion,
    nullable: true,
    description: 'Asks the administrators for access of the signed-in person.',
    args: { application: t.arg({ type: ApplicationEnum, required: true }), note: t.arg.string() },
    resolve: (_, { application, note }, { session }) =>
      session.portal.requestAccess(application, note ?? null),
  }),
  acceptInvitation: t.withAuth({ signedIn: true }).field({
    type: AccessResultUnion,
    nullable: true,
    description: 'Accepts an invitation of the signed-in person to an application.',
    args: { application: t.arg({ type: ApplicationEnum, required: true }) },
    resolve: (_, { application }, { session }) => session.portal.acceptInvitation(application),
  }),
  updateAccount: t.withAuth({ signedIn: true }).field({
    type: AccountResultUnion,
    nullable: true,
    args: { input: t.arg({ type: UpdateAccountInput, required: true }) },
    resolve: (_, { input }, { session }) =>
      session.portal.updateAccount({ ...input, measurementSystem: input.measurementSystem ?? null }),
  }),
  resetMfaDevice: t.withAuth({ administrator: true }).field({
    type: ActionResultUnion,
    nullable: true,
    description: 'Of another user in scope; the own one is changed at the identity service.',
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, { session }) => session.portal.resetMfaDevice(userId),
  }),
}));

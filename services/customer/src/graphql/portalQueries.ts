import { GraphQLError } from 'graphql';
import { userColumns } from '@kmx/contract/access';
import { type UserSort } from '../directory/model';
import { listLimits } from '../lists/listLimits';
import { builder } from './builder';
import { UserFilterInput, UserImportRowInput, UserSortInput } from './portalInputs';
import { UserImportResultUnion } from './portalResults';
import {
  AccountChoicesObject,
  AuditPageObject,
  MeObject,
  UserColumnEnum,
  UserFilterChoicesObject,
  UserPageObject,
  UserRecordObject,
} from './userTypes';

const byName: UserSort = { by: 'name', direction: 'asc' };

/** The same message for missing users and users out of scope. */
const found = <Value>(value: Value | null): Value => {
  if (value !== null) return value;
  throw new GraphQLError('This user does not exist, or you do not have permission to see them.', {
    extensions: { code: 'USER_NOT_AVAILABLE' },
  });
};

builder.queryFields((t) => ({
  me: t.withAuth({ signedIn: true }).field({
    type: MeObject,
    nullable: true,
    resolve: (_, __, { session }) => session.portal.me(),
  }),
  accountChoices: t.withAuth({ signedIn: true }).field({
    type: AccountChoicesObject,
    nullable: true,
    description: 'Countries and languages of the account settings.',
    resolve: (_, __, { session }) => ({ countries: session.portal.accountChoices() }),
  }),
}));

builder.queryFields((t) => ({
  users: t.withAuth({ administrator: true }).field({
    type: UserPageObject,
    nullable: true,
    args: {
      filter: t.arg({ type: UserFilterInput }),
      sort: t.arg({ type: UserSortInput }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: listLimits.usersOnPage, description: 'At most 100.' }),
    },
    resolve: (_, { filter, sort, page, pageSize }, { session }) =>
      session.portal.users(filter ?? {}, sort ?? byName, page ?? 1, pageSize ?? listLimits.usersOnPage),
  }),
  user: t.withAuth({ signedIn: true }).field({
    type: UserRecordObject,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { session }) => found(await session.portal.user(id)),
  }),
  userFilterChoices: t.withAuth({ administrator: true }).field({
    type: UserFilterChoicesObject,
    nullable: true,
    resolve: (_, __, { session }) => session.portal.userFilterChoices(),
  }),
  usersCsv: t.withAuth({ administrator: true }).string({
    nullable: true,
    description: 'UTF-8 with a byte order mark, one line for each user.',
    args: {
      filter: t.arg({ type: UserFilterInput }),
      sort: t.arg({ type: UserSortInput }),
      columns: t.arg({ type: [UserColumnEnum] }),
      language: t.arg.string({ description: 'A language of the portal; English without it.' }),
    },
    resolve: (_, { filter, sort, columns, language }, { session }) =>
      session.portal.usersCsv(filter ?? {}, sort ?? byName, columns ?? userColumns, language ?? null),
  }),
  userImportPreview: t.withAuth({ administrator: true }).field({
    type: UserImportResultUnion,
    nullable: true,
    description: 'Dry run of importUsers for a whole list.',
    args: { rows: t.arg({ type: [UserImportRowInput], required: true, description: '1 to 200.' }) },
    resolve: (_, { rows }, { session }) => session.portal.previewUserImport(rows),
  }),
  auditTrail: t.withAuth({ signedIn: true }).field({
    type: AuditPageObject,
    nullable: true,
    args: { userId: t.arg.id({ required: true }), page: t.arg.int({ defaultValue: 1 }) },
    resolve: async (_, { userId, page }, { session }) =>
      found(await session.portal.auditTrail(userId, page ?? 1)),
  }),
}));

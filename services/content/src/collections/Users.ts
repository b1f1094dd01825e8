import {
  baseAccountLockFields,
  type Access,
  type AccessResult,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { grantAdminToFirstPerson } from '../access/grantAdminToFirstPerson';
import { admins, hasRole, isPerson, nobody } from '../access/roles';
import { checkOperation } from '../accounts/checkOperation';
import { endOtherSessions } from '../accounts/endOtherSessions';
import { forgotPassword } from '../accounts/forgotPassword';
import { recordAccountChange, recordAccountDeletion } from '../accounts/recordChanges';
import { recordReset } from '../accounts/resetPassword';
import { resetTokenField } from '../accounts/resetToken';
import {
  refundRightPassword,
  recordFailedSignIn,
  recordSignIn,
  recordSignOut,
  rejectInactive,
} from '../accounts/signIn';
import { validateAccount } from '../accounts/validateAccount';
import { environment } from '../config/environment';
import { factorEndpoints } from '../secondFactor/factorEndpoints';
import { deleteFactorOfAccount, readHasFactor, requireCode } from '../secondFactor/signInHooks';

const eightHours = 8 * 60 * 60;
const oneHour = 60 * 60 * 1000;

const ownAccount = ({ user }: Pick<PayloadRequest, 'user'>): AccessResult =>
  user ? { id: { equals: user.id } } : false;

/** Also people who may only set up a second factor read their own account, on whose page they do so. */
const readableAccounts: Access = ({ req }) => hasRole(req, 'admin') || (isPerson(req) && ownAccount(req));

/** Users may change their own account. */
const changeableAccounts: Access = ({ req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'author') && ownAccount(req));

const noField = (): boolean => false;

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  auth: {
    tokenExpiration: eightHours,
    // A stranger could lock an editor out by guessing: src/accounts/requestLimits.ts counts by address instead.
    maxLoginAttempts: 0,
    forgotPassword: { expiration: oneHour },
    cookies: { sameSite: 'Lax', secure: environment.publicUrl.startsWith('https:') },
  },
  admin: {
    group: 'Access',
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'isActive'],
    description: 'Authors write drafts, editors publish, administrators manage people and accounts.',
  },
  access: {
    admin: ({ req }) => isPerson(req),
    read: readableAccounts,
    create: admins,
    update: changeableAccounts,
    delete: admins,
    unlock: nobody,
  },
  endpoints: [forgotPassword, ...factorEndpoints],
  hooks: {
    beforeOperation: [checkOperation],
    beforeValidate: [validateAccount],
    beforeChange: [grantAdminToFirstPerson, endOtherSessions],
    afterChange: [recordAccountChange],
    afterDelete: [deleteFactorOfAccount, recordAccountDeletion],
    beforeLogin: [rejectInactive, refundRightPassword, requireCode],
    afterLogin: [recordSignIn],
    afterLogout: [recordSignOut],
    afterOperation: [recordReset],
    afterError: [recordFailedSignIn],
  },
  fields: [
    {
      name: 'currentPassword',
      label: 'Current password',
      type: 'text',
      virtual: true,
      admin: {
        description: 'Needed for a new password or e-mail address.',
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/admin/CurrentPasswordField#CurrentPasswordField' },
      },
    },
    { name: 'name', type: 'text' },
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: true,
      defaultValue: 'author',
      access: { update: ({ req }) => hasRole(req, 'admin') },
      options: [
        { value: 'author', label: 'Author' },
        { value: 'editor', label: 'Editor' },
        { value: 'admin', label: 'Administrator' },
      ],
    },
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      defaultValue: true,
      access: { update: ({ req }) => hasRole(req, 'admin') },
      admin: {
        position: 'sidebar',
        description: 'People who are not active cannot sign in, and are signed out everywhere at once.',
      },
    },
    {
      name: 'hasSecondFactor',
      label: 'Second factor',
      type: 'checkbox',
      virtual: true,
      access: { create: noField, update: noField },
      hooks: { afterRead: [readHasFactor] },
      admin: {
        readOnly: true,
        disableBulkEdit: true,
        disableListFilter: true,
        components: { Field: '/admin/secondFactor/SecondFactorField#SecondFactorField' },
      },
    },
    resetTokenField,
    // Not used any more; processes of the version before still read these columns while they are replaced.
    ...baseAccountLockFields,
  ],
};

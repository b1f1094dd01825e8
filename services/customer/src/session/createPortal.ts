import { updateAccount } from '../account/updateAccount';
import { readAudit } from '../audit/audit';
import type { Scope } from '../auth/scope';
import { changeAccess, changeOwnAccess } from '../directory/changeAccess';
import { decideAccessRequests } from '../directory/decideAccessRequests';
import { deleteUser } from '../directory/deleteUser';
import type { DirectoryDependencies } from '../directory/dependencies';
import { inviteUser } from '../directory/inviteUser';
import { exportUsers, listUsers, readFilterChoices } from '../directory/listUsers';
import type { Portal } from '../directory/portal';
import { readAccessRequests } from '../directory/readAccessRequests';
import { readMe } from '../directory/readMe';
import { readUser } from '../directory/readUser';
import { resendInvitation } from '../directory/resendInvitation';
import { resetMfaDevice } from '../directory/resetMfaDevice';
import { listLimits } from '../lists/listLimits';
import { countryChoices } from '../locales/countries';
import { changeMembership } from '../memberships/changeMembership';
import { readNotificationPreferences, updateNotifications } from '../notifications/preferences';
import { importUsers } from '../userImport/importUsers';
import { previewUserImport } from '../userImport/previewUserImport';

/** Binds the operations of the portal to the scope of a user. */
export const createPortal = (dependencies: DirectoryDependencies, scope: Scope): Portal => {
  const { db, now } = dependencies;
  return {
    me: () => readMe(db, scope),
    accountChoices: () => countryChoices,
    users: (filter, sort, page, pageSize) =>
      listUsers(db, scope, { filter, sort, now: now() }, { page, pageSize }),
    user: (id) => readUser(dependencies, scope, id),
    userFilterChoices: () => readFilterChoices(db, scope),
    usersCsv: (filter, sort, columns, language) =>
      exportUsers(db, scope, { filter, sort, now: now() }, columns, language),
    auditTrail: async (userId, page) =>
      (await readUser(dependencies, scope, userId)) ? readAudit(db, scope, userId, page) : null,
    inviteUser: (input) => inviteUser(dependencies, scope, input),
    previewUserImport: (rows) => previewUserImport(dependencies, scope, rows),
    importUsers: (input) => importUsers(dependencies, scope, input),
    changeAccess: (input) => changeAccess(dependencies, scope, input),
    accessRequests: () => readAccessRequests(db, scope, listLimits.accessRequests),
    decideAccessRequests: (input) => decideAccessRequests(dependencies, scope, input),
    changeMembership: (input) => changeMembership(dependencies, scope, input),
    resendInvitation: (userId) => resendInvitation(dependencies, scope, userId),
    deleteUser: (userId) => deleteUser(dependencies, scope, userId),
    requestAccess: (application, note) =>
      changeOwnAccess(dependencies, scope, 'requestAccess', { application, note }),
    acceptInvitation: (application) =>
      changeOwnAccess(dependencies, scope, 'acceptInvitation', { application, note: null }),
    updateAccount: (input) => updateAccount(dependencies, scope, input),
    resetMfaDevice: (userId) => resetMfaDevice(dependencies, scope, userId),
    notificationPreferences: () => readNotificationPreferences(db, scope),
    updateNotifications: (changes) => updateNotifications(dependencies, scope, changes),
  };
};

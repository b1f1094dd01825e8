import { updateAccount } from '../account/updateAccount';
import { readAudit } from '../audit/audit';
import type { Scope } from '../auth/scope';
import { changeAccess, changeOwnAccess } from '../directory/changeAccess';
import { deleteUser } from '../directory/deleteUser';
import { inviteUser } from '../directory/inviteUser';
import { exportUsers, listUsers, readFilterChoices } from '../directory/listUsers';
import type { DirectoryParts } from '../directory/parts';
import type { Portal } from '../directory/portal';
import { readMe } from '../directory/readMe';
import { readUser } from '../directory/readUser';
import { resetMfaDevice } from '../directory/resetMfaDevice';
import { countryChoices } from '../locales/countries';

/** Binds what the portal offers to one person's scope. */
export const createPortal = (parts: DirectoryParts, scope: Scope): Portal => {
  const { db, now } = parts;
  return {
    me: () => readMe(db, scope),
    accountChoices: () => countryChoices,
    users: (filter, sort, page, pageSize) =>
      listUsers(db, scope, { filter, sort, now: now() }, { page, pageSize }),
    user: (id) => readUser(parts, scope, id),
    userFilterChoices: () => readFilterChoices(db, scope),
    usersCsv: (filter, sort, columns, language) =>
      exportUsers(db, scope, { filter, sort, now: now() }, columns, language),
    auditTrail: async (userId, page) =>
      (await readUser(parts, scope, userId)) ? readAudit(db, userId, page) : null,
    inviteUser: (input) => inviteUser(parts, scope, input),
    changeAccess: (input) => changeAccess(parts, scope, input),
    deleteUser: (userId) => deleteUser(parts, scope, userId),
    requestAccess: (application, note) =>
      changeOwnAccess(parts, scope, 'requestAccess', { application, note }),
    acceptInvitation: (application) =>
      changeOwnAccess(parts, scope, 'acceptInvitation', { application, note: null }),
    updateAccount: (input) => updateAccount(parts, scope, input),
    resetMfaDevice: (userId) => resetMfaDevice(parts, scope, userId),
  };
};

import type { AccountRow } from '../database/tables';
import { toAccount } from './account';

/** Employees and administrators of users, of whom a second factor may be required. */
export const isPrivileged = (row: AccountRow): boolean =>
  row.is_internal === 1 || toAccount(row).roles.some((role) => /\bkmx_delegatedadmin_/.test(role));

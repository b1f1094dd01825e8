import { toLanguage } from '../account/countries';
import { createCsv } from '../csv/createCsv';
import type { UserColumn, UserRecord } from './model';
import { userTitles } from './userTitles';

const several = (values: readonly (string | null)[]): string =>
  values.filter((value) => value !== null).join('; ');

const valueOf = (user: UserRecord, column: UserColumn): string => {
  switch (column) {
    case 'organisation':
      return several(user.organisations.map(({ name }) => name));
    case 'application':
      return several(user.access.map(({ application }) => application));
    case 'role':
      return several(user.access.map(({ role }) => role));
    case 'name':
    case 'email':
    case 'status':
    case 'subRegion':
    case 'country':
    case 'city':
    case 'requestedBy':
    case 'requestedAt':
      return user[column] ?? '';
  }
};

/**
 * Users as CSV (RFC 4180) with a byte order mark; the first line names the columns in a language of the portal, in
 * English for every other one.
 */
export const toCsv = (
  users: readonly UserRecord[],
  columns: readonly UserColumn[],
  wanted: string | null,
): string => {
  const titles = userTitles[toLanguage(wanted) ?? 'en'];
  const lines = users.map((user) => columns.map((column) => valueOf(user, column)));
  return createCsv([columns.map((column) => titles[column]), ...lines]);
};

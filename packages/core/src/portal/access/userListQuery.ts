import {
  type AccessStatus,
  accessStatuses,
  type ApplicationKey,
  applicationKeys,
  portalRoles,
  type UserColumn,
  userColumns,
} from '@kmx/contract/access';
import { readChoices, readCountries } from '../../lists/readChoices';
import {
  readArrangement,
  readText,
  readTexts,
  writeAddress,
  writeArrangement,
  writeText,
  writeTexts,
  type ListArrangement,
} from '../lists/listAddress';

/** The columns that are shown until somebody chooses others. */
export const defaultUserColumns: readonly UserColumn[] = [
  'name',
  'email',
  'organisation',
  'application',
  'status',
  'country',
];

/** What users are filtered by as their role: those of the identity provider (section 6), and who administers nobody. */
export const userRoles = [...Object.values(portalRoles), 'ordinary'] as const;

/** A role that the user list is filtered by. */
export type UserRole = (typeof userRoles)[number];

/** What the user list shows; choices are sorted and distinct, an empty one lets everything pass. */
export interface UserListQuery extends ListArrangement<UserColumn> {
  readonly search: string;
  /** Ids. */
  readonly organisation: readonly string[];
  readonly application: readonly ApplicationKey[];
  readonly role: readonly UserRole[];
  readonly status: readonly AccessStatus[];
  /** ISO 3166 alpha-2 in upper case. */
  readonly country: readonly string[];
  readonly subRegion: readonly string[];
}

/** The user list without a filter. */
export const noUserFilters = {
  search: '',
  ...{ organisation: [], application: [], role: [], status: [], country: [], subRegion: [] },
} as const satisfies Partial<UserListQuery>;

/** The user list as it is first seen. */
export const emptyUserListQuery: UserListQuery = {
  ...noUserFilters,
  ...{ sort: 'name', direction: 'asc', page: 1, columns: defaultUserColumns },
};

/** The groups of choices, by their parameter. */
export const userFilterGroups = [
  'organisation',
  'application',
  'role',
  'status',
  'country',
  'subRegion',
] as const;

const list = { columns: userColumns, fixed: 'name', first: emptyUserListQuery } as const;

/** The query that an address asks for; what it does not know is left out. */
export const parseUserListQuery = (query: URLSearchParams): UserListQuery => ({
  search: readText(query, 'search'),
  organisation: readTexts(query, 'organisation'),
  application: readChoices(query, 'application', applicationKeys),
  role: readChoices(query, 'role', userRoles),
  status: readChoices(query, 'status', accessStatuses),
  country: readCountries(query),
  subRegion: readTexts(query, 'subRegion'),
  ...readArrangement(query, list),
});

/** `search=meier&status=active&page=2`: what is as at first is left out, and equal queries have one address; `''` for none. */
export const formatUserListQuery = (query: UserListQuery): string =>
  writeAddress(
    writeText('search', query.search),
    userFilterGroups.flatMap((group) => writeTexts(group, query[group])),
    writeArrangement(query, list),
  );

/** How many users an organisation's list filters by, for a word such as "3 filters". */
export const countUserFilters = (query: UserListQuery): number =>
  userFilterGroups.reduce((count, group) => count + query[group].length, query.search ? 1 : 0);

import {
  type AccessStatus,
  accessStatuses,
  type ApplicationKey,
  applicationKeys,
  portalRoles,
  type UserColumn,
  userColumns,
} from '@kmx/contract/access';
import { countriesParameter } from '../../lists/queryParameters';
import { readChoices } from '../../lists/readChoices';
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

export const defaultUserColumns: readonly UserColumn[] = [
  'name',
  'email',
  'organisation',
  'application',
  'status',
  'country',
];

/** Role filters: the roles of the identity provider (section 6), and users without any administration. */
export const userRoles = [...Object.values(portalRoles), 'ordinary'] as const;

export type UserRole = (typeof userRoles)[number];

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

export const noUserFilters = {
  search: '',
  organisation: [],
  application: [],
  role: [],
  status: [],
  country: [],
  subRegion: [],
} as const satisfies Partial<UserListQuery>;

export const emptyUserListQuery: UserListQuery = {
  ...noUserFilters,
  sort: 'name',
  direction: 'asc',
  page: 1,
  columns: defaultUserColumns,
};

export const userFilterGroups = [
  'organisation',
  'application',
  'role',
  'status',
  'country',
  'subRegion',
] as const;

const list = { columns: userColumns, fixed: 'name', first: emptyUserListQuery } as const;

export const parseUserListQuery = (query: URLSearchParams): UserListQuery => ({
  search: readText(query, 'search'),
  organisation: readTexts(query, 'organisation'),
  application: readChoices(query, 'application', applicationKeys),
  role: readChoices(query, 'role', userRoles),
  status: readChoices(query, 'status', accessStatuses),
  country: countriesParameter.parse(query),
  subRegion: readTexts(query, 'subRegion'),
  ...readArrangement(query, list),
});

/** Returns `search=meier&status=active&page=2` without defaults, so that equal queries have one URL; `''` for none. */
export const formatUserListQuery = (query: UserListQuery): string =>
  writeAddress(
    writeText('search', query.search),
    userFilterGroups.flatMap((group) => writeTexts(group, query[group])),
    writeArrangement(query, list),
  );

/** Number of active filters of the user list, for labels such as "3 filters". */
export const countUserFilters = (query: UserListQuery): number =>
  userFilterGroups.reduce((count, group) => count + query[group].length, query.search ? 1 : 0);

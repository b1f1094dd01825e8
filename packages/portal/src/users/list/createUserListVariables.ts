import { userPageSize, type UserListQuery } from '@kmx/core/portal';
import type { UserListQueryVariables, UsersCsvQueryVariables } from '../../__generated__/customer/graphql';

const createFilter = ({
  search,
  organisation,
  application,
  role,
  status,
  country,
  subRegion,
}: UserListQuery) => ({
  ...(search && { search }),
  ...(organisation.length > 0 && { organisationIds: [...organisation] }),
  ...(application.length > 0 && { applications: [...application] }),
  ...(role.length > 0 && { roles: [...role] }),
  ...(status.length > 0 && { statuses: [...status] }),
  ...(country.length > 0 && { countries: [...country] }),
  ...(subRegion.length > 0 && { subRegions: [...subRegion] }),
});

const createSort = ({ sort, direction }: UserListQuery) => ({ by: sort, direction });

/** Converts the URL's query to variables; filters without choices are omitted. */
export const createUserListVariables = (query: UserListQuery): UserListQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  page: query.page,
  pageSize: userPageSize,
});

/** Variables of the export: the same users and columns in the same order, from all pages. */
export const createUsersCsvVariables = (query: UserListQuery, language: string): UsersCsvQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  columns: [...query.columns],
  language,
});

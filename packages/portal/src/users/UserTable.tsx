'use client';

import { useIntl } from 'react-intl';
import type { UserColumn } from '@kmx/core/portal';
import { DataTable, type SortDirection } from '@kmx/design-system/workspace';
import type { UserFactsFragment } from '../__generated__/customer/graphql';
import { createUserColumns } from './userTableColumns';
import type { UserListState } from './useUserListQuery';

interface UserTableProps {
  readonly records: readonly UserFactsFragment[];
  readonly state: UserListState;
  readonly isBusy: boolean;
  readonly getHref: (id: string) => string;
}

const directions = { asc: 'ascending', desc: 'descending' } as const satisfies Record<
  'asc' | 'desc',
  SortDirection
>;

/** The users of a page; a head sorts by its column, and the other way round when pressed again. */
export function UserTable({ records, state, isBusy, getHref }: UserTableProps) {
  const intl = useIntl();
  const { sort, direction, columns } = state.query;
  const isSorted = (column: UserColumn) => column === sort;
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'portal.users.title' })}
      columns={createUserColumns(columns, {
        intl,
        getHref,
        sortOf: (column) => (isSorted(column) ? directions[direction] : undefined),
        onSort: (column) =>
          state.change({
            sort: column,
            direction: isSorted(column) && direction === 'asc' ? 'desc' : 'asc',
          }),
      })}
      rows={records}
      getRowId={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

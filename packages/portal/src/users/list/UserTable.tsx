'use client';

import { useIntl } from 'react-intl';
import type { SortDirection } from '@kmx/design-system/workspace';
import type { UserFactsFragment } from '../../__generated__/customer/graphql';
import { DataRows } from '../../lists/DataRows';
import { decideSort } from '../../lists/decideSort';
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

/**
 * Users of a page as a table, or as cards on narrow windows. A header sorts by its column; pressed again, it reverses
 * the order.
 */
export function UserTable({ records, state, isBusy, getHref }: UserTableProps) {
  const intl = useIntl();
  const { sort, direction, columns } = state.query;
  return (
    <DataRows
      caption={intl.formatMessage({ id: 'portal.users.title' })}
      columns={createUserColumns(columns, {
        intl,
        getHref,
        sortOf: (column) => (column === sort ? directions[direction] : undefined),
        onSort: (column) => state.change(decideSort(state.query, column)),
      })}
      rows={records}
      getRowId={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

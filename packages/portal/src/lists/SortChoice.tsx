'use client';

import { useIntl } from 'react-intl';
import { IconButton, Select } from '@kmx/design-system';
import type { MessageId } from '../shared/MessageId';
import { SortBar } from './Cards.styles';

export interface SortChoiceProps<TColumn extends string> {
  readonly id: string;
  /** The visible columns. */
  readonly columns: readonly TColumn[];
  readonly labelIds: Readonly<Record<TColumn, MessageId>>;
  readonly sort: TColumn;
  readonly direction: 'asc' | 'desc';
  /** Called with the chosen column; with the current one to reverse the order. */
  readonly onSort: (column: TColumn) => void;
}

/** Sorting for cards; wider windows have sortable table headers. */
export function SortChoice<TColumn extends string>({
  id,
  columns,
  labelIds,
  sort,
  direction,
  onSort,
}: SortChoiceProps<TColumn>) {
  const intl = useIntl();
  const offered: readonly TColumn[] = columns.includes(sort) ? columns : [sort, ...columns];
  return (
    <SortBar>
      <Select
        id={id}
        name="sort"
        label={intl.formatMessage({ id: 'portal.tickets.sortBy' })}
        options={offered.map((column) => ({
          value: column,
          label: intl.formatMessage({ id: labelIds[column] }),
        }))}
        value={sort}
        onChange={({ target }) => {
          const column = offered.find((each) => each === target.value);
          if (column) onSort(column);
        }}
      />
      <IconButton
        icon={direction === 'asc' ? 'arrow-up' : 'arrow-down'}
        label={intl.formatMessage({
          id: direction === 'asc' ? 'portal.tickets.sortDown' : 'portal.tickets.sortUp',
        })}
        onClick={() => onSort(sort)}
      />
    </SortBar>
  );
}

'use client';

import { useIntl } from 'react-intl';
import { DataTable, type DataTableColumn, type SortDirection } from '@kmx/design-system/workspace';
import type { TicketRowFragment } from '../../__generated__/customer/graphql';
import { kindOf } from '../../lists/columnKinds';
import { ticketLabelIds } from '../shared/ticketLabels';
import { moveAmongRows } from './moveAmongRows';
import { decideTicketSort } from './sortTickets';
import { TableFrame } from './TicketList.styles';
import { renderTicketValue, ticketColumnKinds, type ValueContext } from './ticketValues';
import type { TicketListState } from './useTicketListQuery';

export interface TicketRowsProps {
  readonly tickets: readonly TicketRowFragment[];
  readonly state: TicketListState;
  readonly isBusy: boolean;
  readonly context: ValueContext;
}

const directions = { asc: 'ascending', desc: 'descending' } as const satisfies Record<
  'asc' | 'desc',
  SortDirection
>;

/** Tickets of a page. A header sorts by its column; pressed again, it reverses the order. */
export function TicketTable({ tickets, state, isBusy, context }: TicketRowsProps) {
  const intl = useIntl();
  const { sort, direction, columns } = state.query;
  return (
    <TableFrame onKeyDown={moveAmongRows}>
      <DataTable
        caption={intl.formatMessage({ id: 'portal.tickets.title' })}
        columns={columns.map((id): DataTableColumn<TicketRowFragment> => ({
          id,
          label: intl.formatMessage({ id: ticketLabelIds[id] }),
          kind: kindOf(ticketColumnKinds, id),
          sort: {
            direction: id === sort ? directions[direction] : undefined,
            onSort: () => state.change(decideTicketSort(state.query, id)),
          },
          render: (ticket) => renderTicketValue(id, ticket, context),
        }))}
        rows={tickets}
        getRowId={({ id }) => id}
        isBusy={isBusy}
      />
    </TableFrame>
  );
}

'use client';

import { useIntl } from 'react-intl';
import type { TicketColumn } from '@kmx/core/portal';
import { Card, CardHeader, CardList, Details } from '../../lists/Cards.styles';
import { kindOf } from '../../lists/columnKinds';
import { RowField } from '../../lists/DataCards';
import { SortChoice } from '../../lists/SortChoice';
import { ticketLabelIds } from '../shared/ticketLabels';
import { decideTicketSort } from './sortTickets';
import type { TicketRowsProps } from './TicketTable';
import { renderTicketValue, ticketColumnKinds } from './ticketValues';

const inHead: ReadonlySet<TicketColumn> = new Set<TicketColumn>(['number', 'subject', 'status']);

/** Tickets of a page as cards for narrow windows, with the chosen columns. */
export function TicketCards({ tickets, state, isBusy, context }: TicketRowsProps) {
  const intl = useIntl();
  const { columns, sort, direction } = state.query;
  const details = columns.filter((column) => !inHead.has(column));
  return (
    <>
      <SortChoice
        id="tickets-sort"
        columns={columns}
        labelIds={ticketLabelIds}
        sort={sort}
        direction={direction}
        onSort={(column) => state.change(decideTicketSort(state.query, column))}
      />
      <CardList
        aria-label={intl.formatMessage({ id: 'portal.tickets.title' })}
        aria-busy={isBusy}
        $isBusy={isBusy}
      >
        {tickets.map((ticket) => (
          <Card key={ticket.id}>
            <CardHeader>
              {renderTicketValue('number', ticket, context)}
              {columns.includes('status') && renderTicketValue('status', ticket, context)}
            </CardHeader>
            {columns.includes('subject') && renderTicketValue('subject', ticket, context)}
            {details.length > 0 && (
              <Details>
                {details.map((column) => (
                  <RowField
                    key={column}
                    column={{
                      label: intl.formatMessage({ id: ticketLabelIds[column] }),
                      kind: kindOf(ticketColumnKinds, column),
                      render: (row: typeof ticket) => renderTicketValue(column, row, context),
                    }}
                    row={ticket}
                  />
                ))}
              </Details>
            )}
          </Card>
        ))}
      </CardList>
    </>
  );
}

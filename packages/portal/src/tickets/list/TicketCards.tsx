'use client';

import { useIntl } from 'react-intl';
import type { TicketColumn } from '@kmx/core/portal';
import { Card, CardHead, CardList, Fact, FactLabel, Facts, FactValue } from '../../shared/Cards.styles';
import { SortChoice } from '../../shared/SortChoice';
import { ticketLabelIds } from '../shared/ticketWords';
import { decideTicketSort } from './sortTickets';
import type { TicketRowsProps } from './TicketTable';
import { isFiguresColumn, renderTicketValue } from './ticketValues';

const inHead: ReadonlySet<TicketColumn> = new Set<TicketColumn>(['number', 'subject', 'status']);

/** The tickets of a page on a narrow window: a card each, with the columns that are chosen. */
export function TicketCards({ tickets, state, isBusy, context }: TicketRowsProps) {
  const intl = useIntl();
  const { columns, sort, direction } = state.query;
  const facts = columns.filter((column) => !inHead.has(column));
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
            <CardHead>
              {renderTicketValue('number', ticket, context)}
              {columns.includes('status') && renderTicketValue('status', ticket, context)}
            </CardHead>
            {columns.includes('subject') && renderTicketValue('subject', ticket, context)}
            {facts.length > 0 && (
              <Facts>
                {facts.map((column) => (
                  <Fact key={column}>
                    <FactLabel>{intl.formatMessage({ id: ticketLabelIds[column] })}</FactLabel>
                    <FactValue $isFigures={isFiguresColumn(column)}>
                      {renderTicketValue(column, ticket, context)}
                    </FactValue>
                  </Fact>
                ))}
              </Facts>
            )}
          </Card>
        ))}
      </CardList>
    </>
  );
}

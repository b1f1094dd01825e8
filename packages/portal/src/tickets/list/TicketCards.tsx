'use client';

import { useIntl } from 'react-intl';
import type { TicketColumn } from '@kmx/core/portal';
import { IconButton, Select } from '@kmx/design-system';
import { ticketLabelIds } from '../shared/ticketWords';
import { decideSort } from './sortTickets';
import { Card, CardHead, CardList, Fact, FactLabel, Facts, FactValue, SortBar } from './TicketCards.styles';
import type { TicketRowsProps } from './TicketTable';
import { isFiguresColumn, renderTicketValue } from './ticketValues';
import type { TicketListState } from './useTicketListQuery';

/** What the heads of the table do on wider windows. */
function SortChoice({ state }: { state: TicketListState }) {
  const intl = useIntl();
  const { sort, direction, columns } = state.query;
  const isShown = columns.includes(sort);
  const offered: readonly TicketColumn[] = isShown ? columns : [sort, ...columns];
  return (
    <SortBar>
      <Select
        id="tickets-sort"
        name="sort"
        label={intl.formatMessage({ id: 'portal.tickets.sortBy' })}
        options={offered.map((id) => ({
          value: id,
          label: intl.formatMessage({ id: ticketLabelIds[id] }),
        }))}
        value={sort}
        onChange={({ target }) => {
          const column = offered.find((id) => id === target.value);
          if (column) state.change(decideSort(state.query, column));
        }}
      />
      <IconButton
        icon={direction === 'asc' ? 'arrow-up' : 'arrow-down'}
        label={intl.formatMessage({
          id: direction === 'asc' ? 'portal.tickets.sortDown' : 'portal.tickets.sortUp',
        })}
        onClick={() => state.change(decideSort(state.query, sort))}
      />
    </SortBar>
  );
}

const inHead: ReadonlySet<TicketColumn> = new Set<TicketColumn>(['number', 'subject', 'status']);

/** The tickets of a page on a narrow window: a card each, with the columns that are chosen. */
export function TicketCards({ tickets, state, isBusy, context }: TicketRowsProps) {
  const intl = useIntl();
  const { columns } = state.query;
  const facts = columns.filter((column) => !inHead.has(column));
  return (
    <>
      <SortChoice state={state} />
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

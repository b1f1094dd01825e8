'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Button, TextField } from '@kmx/design-system';
import { SheetButton } from '@kmx/design-system/workspace';
import { DayForm } from './TicketList.styles';
import type { TicketListState } from './useTicketListQuery';

const readDay = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Range of creation dates, both inclusive. Applied on submit, because a partially typed date is invalid. */
export function CreatedFilter({ state }: { state: TicketListState }) {
  const intl = useIntl();
  const { from, to } = state.query;
  const label = intl.formatMessage({ id: 'portal.tickets.label.createdAt' });
  return (
    <SheetButton
      id="tickets-created"
      icon="date"
      label={intl.formatMessage(
        { id: 'portal.users.filter.chosen' },
        { label, count: [from, to].filter(Boolean).length },
      )}
    >
      {/* Going back restores other dates, so the fields are remounted. */}
      <DayForm
        key={`${from}/${to}`}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          state.change({ from: readDay(data, 'from'), to: readDay(data, 'to') });
        }}
      >
        <TextField
          id="tickets-from"
          name="from"
          type="date"
          label={intl.formatMessage({ id: 'portal.tickets.filter.from' })}
          defaultValue={from}
        />
        <TextField
          id="tickets-to"
          name="to"
          type="date"
          label={intl.formatMessage({ id: 'portal.tickets.filter.to' })}
          defaultValue={to}
        />
        <Button type="submit" size="s" variant="secondary">
          <FormattedMessage id="portal.tickets.filter.apply" />
        </Button>
      </DayForm>
    </SheetButton>
  );
}

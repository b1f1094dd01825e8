'use client';

import { skipToken, useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ticketLimits } from '@kmx/core/portal';
import { IconButton, Text } from '@kmx/design-system';
import { Fields, Legend, Wide } from '../../shared/GroupedForm.styles';
import { AddPerson } from '../shared/AddPerson';
import type { NewTicketFieldsProps } from './FieldProps';
import { TicketColleaguesDocument } from './newTicket.customerQuery';
import { Chosen, People } from './NewTicket.styles';

interface WatcherFieldsProps extends Omit<NewTicketFieldsProps, 'choices' | 'problems'> {
  readonly ownId: string;
}

/** Colleagues of the location's organisation who are notified of changes of the ticket. */
export function WatcherFields({ draft, ownId, onChange }: WatcherFieldsProps) {
  const intl = useIntl();
  const { data, previousData } = useQuery(
    TicketColleaguesDocument,
    draft.location ? { variables: { locationId: draft.location } } : skipToken,
  );
  const people = ((data ?? previousData)?.ticketColleagues ?? []).filter(({ id }) => id !== ownId);
  const watchers = people.filter(({ id }) => draft.watchers.includes(id));
  const others = people.filter(({ id }) => !draft.watchers.includes(id));
  // Without colleagues there is nothing to choose; watchers can also be added on the ticket's page.
  if (people.length === 0) return null;
  return (
    <Fields>
      <Legend>
        <FormattedMessage id="portal.newTicket.watchers" />
      </Legend>
      <Wide>
        <Text size="xs" tone="muted">
          <FormattedMessage id="portal.newTicket.watchersHint" />
        </Text>
      </Wide>
      {watchers.length > 0 && (
        <Wide>
          <People aria-label={intl.formatMessage({ id: 'portal.newTicket.watchers' })}>
            {watchers.map(({ id, name }) => (
              <li key={id}>
                <Chosen>
                  <span>{name}</span>
                  <IconButton
                    icon="close"
                    size={16}
                    label={intl.formatMessage({ id: 'portal.ticketView.watch.remove' }, { name })}
                    onClick={() =>
                      onChange({ ...draft, watchers: draft.watchers.filter((each) => each !== id) })
                    }
                  />
                </Chosen>
              </li>
            ))}
          </People>
        </Wide>
      )}
      {others.length > 0 && draft.watchers.length < ticketLimits.watchers && (
        <Wide>
          <AddPerson
            id="ticket-watchers"
            people={others}
            onAdd={(id) => onChange({ ...draft, watchers: [...draft.watchers, id] })}
          />
        </Wide>
      )}
    </Fields>
  );
}

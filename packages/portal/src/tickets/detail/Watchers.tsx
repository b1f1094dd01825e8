'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { ticketLimits } from '@kmx/core/portal';
import { Button, Heading, IconButton, Text } from '@kmx/design-system';
import type { TicketDetailFactsFragment } from '../../__generated__/customer/graphql';
import { Part } from '../../shared/Detail.styles';
import { AddPerson } from '../shared/AddPerson';
import { createPersonLabel } from '../shared/personLabel';
import { Actions, People, Person } from './TicketView.styles';
import type { TicketActions } from './useTicketActions';

interface WatchersProps {
  readonly detail: TicketDetailFactsFragment;
  readonly actions: TicketActions;
  readonly ownId: string;
}

function WatcherList({
  detail: { watchers },
  actions,
  ownId,
  canWatch,
}: WatchersProps & { canWatch: boolean }) {
  const intl = useIntl();
  if (watchers.length === 0)
    return (
      <Text size="xs" tone="muted">
        <FormattedMessage id="portal.ticketView.watch.nobody" />
      </Text>
    );
  return (
    <People aria-labelledby="ticket-watchers-title">
      {watchers.map((person) => (
        <Person key={person.id}>
          <span>{createPersonLabel(intl, person, ownId)}</span>
          {canWatch && person.id !== ownId && (
            <IconButton
              icon="close"
              size={16}
              label={intl.formatMessage({ id: 'portal.ticketView.watch.remove' }, { name: person.name })}
              disabled={actions.running !== undefined}
              onClick={() => void actions.run({ kind: 'watch', isWatching: false, person })}
            />
          )}
        </Person>
      ))}
    </People>
  );
}

/** People who are notified about the ticket. The user may join, leave, and add colleagues of the same organisation. */
export function Watchers(props: WatchersProps) {
  const { detail, actions, ownId } = props;
  const { ticket, watchers, colleagues, allowedActions } = detail;
  const canWatch = allowedActions.includes('watch');
  const others = colleagues.filter(
    ({ id }) => id !== ownId && !watchers.some((watcher) => watcher.id === id),
  );
  return (
    <Part aria-labelledby="ticket-watchers-title">
      <Heading level={2} size="s" id="ticket-watchers-title">
        <FormattedMessage id="portal.newTicket.watchers" />
      </Heading>
      <WatcherList {...props} canWatch={canWatch} />
      {canWatch && (
        <Actions>
          <Button
            size="s"
            variant="secondary"
            icon="view"
            disabled={actions.running !== undefined}
            onClick={() => void actions.run({ kind: 'watch', isWatching: !ticket.isWatching })}
          >
            <FormattedMessage
              id={ticket.isWatching ? 'portal.ticketView.watch.leave' : 'portal.tickets.action.watch'}
            />
          </Button>
        </Actions>
      )}
      {canWatch && others.length > 0 && watchers.length < ticketLimits.watchers && (
        <AddPerson
          id="ticket-colleague"
          people={others}
          isBusy={actions.running !== undefined}
          onAdd={(id) => {
            const person = others.find((each) => each.id === id);
            if (person) void actions.run({ kind: 'watch', isWatching: true, person });
          }}
        />
      )}
    </Part>
  );
}

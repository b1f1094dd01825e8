'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '@kmx/design-system';
import type { TicketDetailFactsFragment } from '../../__generated__/customer/graphql';
import { closeReasonLabelIds, ticketStatusLabelIds } from '../shared/ticketLabels';
import { Attachments } from './Attachments';
import { Byline, Entries, Event, Message, Moved, Time } from './Conversation.styles';
import { Written } from './TicketView.styles';

type Entry = TicketDetailFactsFragment['entries'][number];

const eventLabelIds = {
  created: 'portal.ticketView.event.created',
  comment: 'portal.ticketView.event.comment',
  reply: 'portal.ticketView.event.reply',
  statusChanged: 'portal.ticketView.event.statusChanged',
  closed: 'portal.ticketView.event.closed',
  reopened: 'portal.ticketView.event.reopened',
  watcherAdded: 'portal.ticketView.event.watcherAdded',
  watcherRemoved: 'portal.ticketView.event.watcherRemoved',
} as const satisfies Record<Entry['kind'], string>;

const EntryTime = ({ at }: Pick<Entry, 'at'>) => {
  const intl = useIntl();
  return <Time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</Time>;
};

/** True if the entry changed the status of the ticket. */
const hasMoved = ({ fromStatus, toStatus }: Entry) => toStatus !== null && fromStatus !== toStatus;

function StatusLine({ entry }: { readonly entry: Entry }) {
  const intl = useIntl();
  const word = (status: Entry['toStatus']) =>
    status ? intl.formatMessage({ id: ticketStatusLabelIds[status] }) : '–';
  if (!hasMoved(entry)) return null;
  return (
    <Moved>
      <FormattedMessage
        id={entry.fromStatus ? 'portal.ticketView.status.moved' : 'portal.ticketView.status.set'}
        values={{ from: word(entry.fromStatus), to: word(entry.toStatus) }}
      />
    </Moved>
  );
}

/** A message. A label names the author's side, and the wire is on that side. */
const MessageEntry = ({ entry }: { readonly entry: Entry }) => (
  <Message $isStaff={entry.isStaff} data-side={entry.isStaff ? 'service' : 'customer'}>
    <Byline>
      <strong>
        {entry.isOwn ? (
          <FormattedMessage id="portal.tickets.you" values={{ name: entry.authorName }} />
        ) : (
          entry.authorName
        )}
      </strong>
      <Badge>
        <FormattedMessage
          id={entry.isStaff ? 'portal.ticketView.side.service' : 'portal.ticketView.side.customer'}
        />
      </Badge>
      <EntryTime at={entry.at} />
    </Byline>
    {entry.text && <Written>{entry.text}</Written>}
    <Attachments attachments={entry.attachments} />
    <StatusLine entry={entry} />
  </Message>
);

/** A change of the ticket in one line, followed by a closing comment if there is one. */
function EventEntry({ entry }: { readonly entry: Entry }) {
  const intl = useIntl();
  return (
    <Event>
      <EntryTime at={entry.at} />
      <span>
        <FormattedMessage
          id={eventLabelIds[entry.kind]}
          values={{
            name: entry.authorName,
            about: entry.aboutName ?? '',
            reason: entry.closeReason
              ? intl.formatMessage({ id: closeReasonLabelIds[entry.closeReason] })
              : '',
          }}
        />
      </span>
      {entry.kind === 'statusChanged' && <StatusLine entry={entry} />}
      {entry.text && <Written>{entry.text}</Written>}
    </Event>
  );
}

const isMessage = ({ kind }: Entry) => kind === 'comment' || kind === 'reply';

/** Comments, replies and events in chronological order; new ones are announced by screen readers. */
export function Conversation({ entries }: Pick<TicketDetailFactsFragment, 'entries'>) {
  const intl = useIntl();
  return (
    <div role="log" aria-label={intl.formatMessage({ id: 'portal.ticketView.conversation' })}>
      <Entries>
        {entries.map((entry) =>
          isMessage(entry) ? (
            <MessageEntry key={entry.id} entry={entry} />
          ) : (
            <EventEntry key={entry.id} entry={entry} />
          ),
        )}
      </Entries>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { namesCity } from '@kmx/core/portal';
import type { TicketColumn, TicketRowFragment } from '../../__generated__/customer/graphql';
import type { ColumnKinds } from '../../lists/columnKinds';
import { Small } from '../../lists/List.styles';
import { createPersonLabel } from '../shared/personLabel';
import { concernLabelIds, decideMoveLabelId, isReadersMove, typeLabelIds } from '../shared/ticketLabels';
import { TicketStatusTag } from '../shared/TicketStatusTag';
import { Anchor, Move, Name, StatusCell, Subject, SubjectAnchor } from './TicketList.styles';

export interface ValueContext {
  readonly intl: IntlShape;
  readonly ownId: string;
  readonly isInternal: boolean;
  readonly getHref: (id: string) => string;
}

type Render = (ticket: TicketRowFragment, context: ValueContext) => ReactNode;

/* Placeholder of empty cells; cards omit such cells. */
const dash = '–';

function renderStatus({ status, nextMove }: TicketRowFragment, { intl, isInternal }: ValueContext) {
  return (
    <StatusCell>
      <TicketStatusTag status={status} />
      {nextMove !== 'none' && (
        <Move data-move={nextMove} $isReaders={isReadersMove(nextMove, isInternal)}>
          {intl.formatMessage({ id: decideMoveLabelId(nextMove, isInternal) })}
        </Move>
      )}
    </StatusCell>
  );
}

/** Renders each column of a ticket, for table cells and cards. */
export const ticketValues = {
  number: ({ id, number }, { getHref }) => (
    <Anchor href={getHref(id)} data-link="route" data-ticket>
      {number}
    </Anchor>
  ),
  type: ({ type }, { intl }) => intl.formatMessage({ id: typeLabelIds[type] }),
  // A second link for mouse users; the keyboard has one tab stop per row.
  subject: ({ id, subject }, { getHref }) => (
    <Subject>
      <SubjectAnchor href={getHref(id)} data-link="route" tabIndex={-1}>
        {subject}
      </SubjectAnchor>
    </Subject>
  ),
  machine: ({ machineName }) => (machineName === null ? dash : <Name>{machineName}</Name>),
  serialNumber: ({ serialNumber }) => serialNumber ?? dash,
  concern: ({ concern }, { intl }) => intl.formatMessage({ id: concernLabelIds[concern] }),
  status: renderStatus,
  contact: ({ contact }, { intl, ownId }) => <Name>{createPersonLabel(intl, contact, ownId)}</Name>,
  createdAt: ({ createdAt }, { intl }) => intl.formatDate(createdAt, { dateStyle: 'medium' }),
  changedAt: ({ changedAt }, { intl }) =>
    intl.formatDate(changedAt, { dateStyle: 'medium', timeStyle: 'short' }),
  replies: ({ replies }, { intl }) => intl.formatNumber(replies),
  comments: ({ comments }, { intl }) => intl.formatNumber(comments),
  location: ({ location }) => (
    <Name>
      {location.name}
      {!namesCity(location.name, location.city) && <Small> {location.city}</Small>}
    </Name>
  ),
} satisfies Record<TicketColumn, Render>;

export const renderTicketValue = (
  column: TicketColumn,
  ticket: TicketRowFragment,
  context: ValueContext,
): ReactNode => {
  const render: Render = ticketValues[column];
  return render(ticket, context);
};

/** Types of the columns that are not text. */
export const ticketColumnKinds = {
  number: 'figures',
  serialNumber: 'figures',
  createdAt: 'date',
  changedAt: 'date',
  replies: 'amount',
  comments: 'amount',
} as const satisfies ColumnKinds<TicketColumn>;

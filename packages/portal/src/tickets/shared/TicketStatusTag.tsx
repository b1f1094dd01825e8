'use client';

import { FormattedMessage } from 'react-intl';
import type { TicketStatus } from '../../__generated__/customer/graphql';
import { SignTag, type TagTone } from '../../shared/SignTag';
import { ticketStatusLabelIds } from './ticketLabels';

/** Only the status that requires an action of the user is emphasised. */
const tones = {
  open: 'info',
  inProgress: 'neutral',
  waitingForCustomer: 'strong',
  closed: 'success',
} as const satisfies Record<TicketStatus, TagTone>;

/** A ring, a half-filled ring, a hand-over, a tick: distinguishable without colour. */
const drawings = {
  open: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z',
  inProgress: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 2v12M11 3.5v9',
  waitingForCustomer: 'M14 4v8M11 8H2M6 4L2 8l4 4',
  closed: 'M2 8.5l4 4 8-9',
} as const satisfies Record<TicketStatus, string>;

/** Status of a ticket as label, icon and tone. */
export const TicketStatusTag = ({ status }: { readonly status: TicketStatus }) => (
  <SignTag tone={tones[status]} drawing={drawings[status]} value={status}>
    <FormattedMessage id={ticketStatusLabelIds[status]} />
  </SignTag>
);

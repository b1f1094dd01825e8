'use client';

import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Icon } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { serviceCodeOf, toDataProblem } from '../../data/problems';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { Skeleton } from '../../notices/Skeleton';
import { canUseTickets } from '../../shared/canUse';
import { BackLink, Screen } from '../../shared/Detail.styles';
import { NoTicketing } from '../shared/NoTicketing';
import { createTicketListHref } from '../shared/ticketAddresses';
import { clearTicketFlash, hasTicketFlash } from '../shared/ticketFlash';
import { TicketProblem } from '../shared/TicketProblem';
import { AttachmentPathContext } from './AttachmentContext';
import { TicketDocument } from './ticket.customerQuery';
import { TicketMissing } from './TicketMissing';
import { TicketParts } from './TicketParts';

/** Polling interval of an open page for new replies; a hidden page does not poll. */
const pollMs = 60_000;

export interface TicketViewProps {
  readonly id: string;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

/** Confirmation after the form of a new ticket. */
function OpenedNotice({ id, number }: { readonly id: string; readonly number: string }) {
  const [isNew] = useState(() => hasTicketFlash(id));
  useEffect(clearTicketFlash, []);
  if (!isNew) return null;
  return (
    <LiveFlashMessage type="success">
      <FormattedMessage id="portal.newTicket.opened" values={{ number }} />
    </LiveFlashMessage>
  );
}

function TicketContent({ id, locale, user, config }: TicketViewProps) {
  const { data, error, loading, refetch } = useQuery(TicketDocument, {
    variables: { id },
    pollInterval: pollMs,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    notifyOnNetworkStatusChange: false,
  });
  // A failed poll must not remove the shown ticket and the comment being written.
  const [seen, setSeen] = useState(data?.ticket);
  if (data?.ticket && data.ticket !== seen) setSeen(data.ticket);
  // A repeated failure is rendered like the first one.
  const reload = () => void refetch().catch(() => undefined);
  if (error && serviceCodeOf(error) === 'TICKET_NOT_AVAILABLE')
    return <TicketMissing listHref={createTicketListHref(locale)} />;
  const detail = data?.ticket ?? seen;
  const problem = error ? toDataProblem(error) : 'failed';
  if (!detail && loading) return <Skeleton lines={8} />;
  return (
    <>
      {(error ?? !detail) && <TicketProblem problem={problem} config={config} onRetry={reload} />}
      {detail && (
        <>
          <OpenedNotice id={id} number={detail.ticket.number} />
          <TicketParts detail={detail} locale={locale} user={user} config={config} onReload={reload} />
        </>
      )}
    </>
  );
}

/** A ticket with its details, conversation and actions (section 2: /mykomax/tickets/{id}). */
export function TicketView(props: TicketViewProps) {
  const { id, locale, user, config } = props;
  if (!canUseTickets(user)) return <NoTicketing locale={locale} />;
  return (
    <Screen>
      <BackLink href={createTicketListHref(locale)} data-link="route">
        <Icon name="arrow-left" size={16} />
        <FormattedMessage id="portal.ticketView.back" />
      </BackLink>
      <AttachmentPathContext value={config.dataPath}>
        <TicketContent key={id} {...props} />
      </AttachmentPathContext>
    </Screen>
  );
}

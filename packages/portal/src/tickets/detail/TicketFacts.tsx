'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasRole } from '@kmx/core';
import { portalPaths, portalRoles, type SignedInUser } from '@kmx/core/portal';
import { Link } from '@kmx/design-system';
import type { TicketDetailFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';
import { Figures } from '../../shared/Detail.styles';
import { toPortalHref } from '../../shared/toPortalHref';
import { createLocationLabel } from '../shared/locationLabel';
import { createPersonLabel } from '../shared/personLabel';
import { closeReasonWordIds, concernWordIds, ticketLabelIds, typeWordIds } from '../shared/ticketWords';
import { Fact, Facts } from './TicketView.styles';

interface TicketFactsProps {
  readonly detail: TicketDetailFactsFragment;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

const Row = ({ word, children }: { readonly word: string; readonly children: ReactNode }) => (
  <Fact>
    <dt>
      <FormattedMessage id={word} />
    </dt>
    <dd>{children}</dd>
  </Fact>
);

function Time({ at }: { readonly at: string }) {
  const intl = useIntl();
  return (
    <Figures>
      <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
    </Figures>
  );
}

/** The machine, as a link to its passport for those who may open the inventory. */
function MachineName({ detail: { ticket }, locale, user }: TicketFactsProps) {
  const { machineId, machineName, serialNumber } = ticket;
  const name = machineName ?? serialNumber ?? '–';
  const canOpen = machineId !== null && hasRole(user.roles, portalRoles.assetdbActive);
  if (!canOpen) return name;
  const path = `${portalPaths.inventory}/${encodeURIComponent(machineId)}`;
  return (
    <Link href={toPortalHref(locale, path)} dataLink="route">
      {name}
    </Link>
  );
}

/** What is known of a ticket (section 3); what nobody has told is a dash. */
export function TicketFacts(props: TicketFactsProps) {
  const { detail, user } = props;
  const { ticket, closedAt, closeReason } = detail;
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id });
  return (
    <Facts>
      <Row word={ticketLabelIds.type}>{word(typeWordIds[ticket.type])}</Row>
      <Row word={ticketLabelIds.concern}>{word(concernWordIds[ticket.concern])}</Row>
      <Row word={ticketLabelIds.machine}>
        <MachineName {...props} />
      </Row>
      <Row word={ticketLabelIds.serialNumber}>
        {ticket.serialNumber ? <Figures>{ticket.serialNumber}</Figures> : '–'}
      </Row>
      <Row word={ticketLabelIds.location}>
        <div>{ticket.location.organisation.name}</div>
        {createLocationLabel(intl, ticket.location)}
      </Row>
      <Row word={ticketLabelIds.contact}>{createPersonLabel(intl, ticket.contact, user.id)}</Row>
      <Row word={ticketLabelIds.createdAt}>
        <Time at={ticket.createdAt} />
      </Row>
      <Row word={ticketLabelIds.changedAt}>
        <Time at={ticket.changedAt} />
      </Row>
      {closedAt && (
        <Row word="portal.ticketView.closedAt">
          <Time at={closedAt} />
        </Row>
      )}
      {closeReason && (
        <Row word="portal.ticketView.close.reason">{word(closeReasonWordIds[closeReason])}</Row>
      )}
    </Facts>
  );
}

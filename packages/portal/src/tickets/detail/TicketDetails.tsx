'use client';

import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasRole } from '@kmx/core';
import { portalPaths, portalRoles, type SignedInUser } from '@kmx/core/portal';
import { Button, Link } from '@kmx/design-system';
import type { TicketDetailFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';
import { Figures } from '../../shared/Detail.styles';
import type { MessageId } from '../../shared/MessageId';
import { toPortalHref } from '../../shared/toPortalHref';
import { createLocationLabel } from '../shared/locationLabel';
import { createPersonLabel } from '../shared/personLabel';
import { closeReasonLabelIds, concernLabelIds, ticketLabelIds, typeLabelIds } from '../shared/ticketLabels';
import { Field, Details, DetailsFrame, DisclosureSwitch } from './TicketView.styles';

interface TicketDetailsProps {
  readonly detail: TicketDetailFactsFragment;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

interface RowProps {
  readonly word: MessageId;
  /** Collapsed on small screens, so that the conversation is close. */
  readonly isCollapsed?: boolean;
  readonly children: ReactNode;
}

const Row = ({ word, isCollapsed = false, children }: RowProps) => (
  <Field $isCollapsed={isCollapsed}>
    <dt>
      <FormattedMessage id={word} />
    </dt>
    <dd>{children}</dd>
  </Field>
);

function Time({ at }: { readonly at: string }) {
  const intl = useIntl();
  return <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}

/** Name of the machine, linked to its passport for users with access to the inventory. */
function MachineName({ detail: { ticket }, locale, user }: TicketDetailsProps) {
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

function OtherDetails({ detail, user, isCollapsed }: TicketDetailsProps & { readonly isCollapsed: boolean }) {
  const { ticket, closedAt, closeReason } = detail;
  const intl = useIntl();
  return (
    <>
      <Row word={ticketLabelIds.concern} isCollapsed={isCollapsed}>
        {intl.formatMessage({ id: concernLabelIds[ticket.concern] })}
      </Row>
      <Row word={ticketLabelIds.location} isCollapsed={isCollapsed}>
        <div>{ticket.location.organisation.name}</div>
        {createLocationLabel(intl, ticket.location)}
      </Row>
      <Row word={ticketLabelIds.contact} isCollapsed={isCollapsed}>
        {createPersonLabel(intl, ticket.contact, user.id)}
      </Row>
      <Row word={ticketLabelIds.createdAt} isCollapsed={isCollapsed}>
        <Time at={ticket.createdAt} />
      </Row>
      <Row word={ticketLabelIds.changedAt} isCollapsed={isCollapsed}>
        <Time at={ticket.changedAt} />
      </Row>
      {closedAt && (
        <Row word="portal.ticketView.closedAt" isCollapsed={isCollapsed}>
          <Time at={closedAt} />
        </Row>
      )}
      {closeReason && (
        <Row word="portal.ticketView.close.reason" isCollapsed={isCollapsed}>
          {intl.formatMessage({ id: closeReasonLabelIds[closeReason] })}
        </Row>
      )}
    </>
  );
}

/**
 * Details of a ticket (section 3); missing values are rendered as a dash. Small screens show type and machine, and the
 * rest on demand.
 */
export function TicketDetails(props: TicketDetailsProps) {
  const { type, serialNumber } = props.detail.ticket;
  const intl = useIntl();
  const detailsId = useId();
  const [isCollapsed, setCollapsed] = useState(true);
  return (
    <DetailsFrame>
      <Details id={detailsId}>
        <Row word={ticketLabelIds.type}>{intl.formatMessage({ id: typeLabelIds[type] })}</Row>
        <Row word={ticketLabelIds.machine}>
          <MachineName {...props} />
        </Row>
        <Row word={ticketLabelIds.serialNumber}>{serialNumber ? <Figures>{serialNumber}</Figures> : '–'}</Row>
        <OtherDetails {...props} isCollapsed={isCollapsed} />
      </Details>
      <DisclosureSwitch>
        <Button
          variant="ghost"
          size="s"
          icon="chevron-down"
          aria-expanded={!isCollapsed}
          aria-controls={detailsId}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          <FormattedMessage id="portal.ticketView.facts.all" />
        </Button>
      </DisclosureSwitch>
    </DetailsFrame>
  );
}

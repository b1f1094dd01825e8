'use client';

import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Heading, Link, Text } from '@kmx/design-system';
import type { DataTableColumn } from '@kmx/design-system/workspace';
import type { MachineQuery } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';
import { DataRows } from '../../lists/DataRows';
import { Names } from '../../lists/List.styles';
import { Part } from '../../shared/Detail.styles';
import { createTicketHref } from '../../tickets/shared/ticketAddresses';
import { ticketLabelIds } from '../../tickets/shared/ticketLabels';
import { TicketStatusTag } from '../../tickets/shared/TicketStatusTag';
import { createMachineTicketsHref } from '../inventoryAddresses';
import { Figures } from '../MachineValues.styles';
import { Nothing, PartHeader, RowAnchor } from './MachineView.styles';

type MachineTicket = NonNullable<MachineQuery['machine']>['tickets'][number];

interface MachineTicketsProps {
  readonly machineId: string;
  readonly tickets: readonly MachineTicket[];
  readonly locale: PortalLocale;
}

const createColumns = (intl: IntlShape, locale: PortalLocale): readonly DataTableColumn<MachineTicket>[] => {
  const label = (id: keyof typeof ticketLabelIds) => intl.formatMessage({ id: ticketLabelIds[id] });
  return [
    {
      id: 'number',
      label: label('number'),
      render: ({ id, number }) => (
        <RowAnchor href={createTicketHref(locale, id)} data-link="route">
          <Figures translate="no">{number}</Figures>
        </RowAnchor>
      ),
    },
    {
      id: 'subject',
      label: label('subject'),
      render: ({ subject }) => <Names $least="11rem">{subject}</Names>,
    },
    { id: 'status', label: label('status'), render: ({ status }) => <TicketStatusTag status={status} /> },
    {
      id: 'changedAt',
      label: label('changedAt'),
      kind: 'date',
      render: ({ changedAt }) => (
        <time dateTime={changedAt}>{intl.formatDate(changedAt, { dateStyle: 'medium' })}</time>
      ),
    },
  ];
};

interface TicketGroupProps {
  readonly title: string;
  readonly tickets: readonly MachineTicket[];
  readonly locale: PortalLocale;
}

function TicketGroup({ title, tickets, locale }: TicketGroupProps) {
  const intl = useIntl();
  if (tickets.length === 0) return null;
  return (
    <>
      <Heading level={3} size="s">
        {title}
      </Heading>
      <DataRows
        caption={title}
        columns={createColumns(intl, locale)}
        rows={tickets}
        getRowId={({ id }) => id}
      />
    </>
  );
}

/** Newest tickets of a machine, open ones first. */
export function MachineTickets({ machineId, tickets, locale }: MachineTicketsProps) {
  const intl = useIntl();
  const isClosed = ({ status }: MachineTicket) => status === 'closed';
  return (
    <Part>
      <PartHeader>
        <Heading level={2} size="m">
          <FormattedMessage id="portal.machine.tickets" />
        </Heading>
        {tickets.length > 0 && (
          <Text size="xs">
            <Link href={createMachineTicketsHref(locale, machineId)} dataLink="route">
              <FormattedMessage id="portal.machine.tickets.all" />
            </Link>
          </Text>
        )}
      </PartHeader>
      {tickets.length === 0 && (
        <Nothing>
          <FormattedMessage id="portal.machine.tickets.none" />
        </Nothing>
      )}
      <TicketGroup
        title={intl.formatMessage({ id: 'portal.machine.tickets.open' })}
        tickets={tickets.filter((ticket) => !isClosed(ticket))}
        locale={locale}
      />
      <TicketGroup
        title={intl.formatMessage({ id: 'portal.machine.tickets.closed' })}
        tickets={tickets.filter(isClosed)}
        locale={locale}
      />
    </Part>
  );
}

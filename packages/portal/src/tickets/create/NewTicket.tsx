'use client';

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseTicketPrefill, type SignedInUser } from '@kmx/core/portal';
import { Icon } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { toDataProblem } from '../../data/problems';
import { EmptyState } from '../../notices/EmptyState';
import { Skeleton } from '../../notices/Skeleton';
import { canUseTickets } from '../../shared/canUse';
import { BackLink } from '../../shared/Detail.styles';
import { PortalHeading } from '../../shared/PortalHeading';
import { NoTicketing } from '../shared/NoTicketing';
import { createTicketHref, createTicketListHref } from '../shared/ticketAddresses';
import { TicketProblem } from '../shared/TicketProblem';
import { TicketSupport } from '../shared/TicketSupport';
import { NewTicketChoicesDocument } from './newTicket.customerQuery';
import { Screen } from './NewTicket.styles';
import { createInitialTicket, type NewTicketChoices } from './newTicketForm';
import { NewTicketForm } from './NewTicketForm';
import { TicketOpened } from './TicketOpened';
import { useNewTicketForm } from './useNewTicketForm';

export interface NewTicketProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

interface LoadedProps extends NewTicketProps {
  readonly choices: NewTicketChoices;
}

function LoadedForm({ locale, user, config, choices }: LoadedProps) {
  const [search] = useState(() => new URLSearchParams(window.location.search));
  const form = useNewTicketForm({
    draftKey: `tickets.new.${search.toString()}`,
    initial: createInitialTicket(parseTicketPrefill(search), choices),
    choices,
  });
  const { outcome } = form;
  if (outcome?.kind === 'saved')
    return <TicketOpened href={createTicketHref(locale, outcome.id)} number={outcome.number} />;
  return <NewTicketForm form={form} choices={choices} config={config} ownId={user.id} />;
}

/** Shown to users without a location: an administrator must assign one first. */
function NoLocation({ config }: Pick<NewTicketProps, 'config'>) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'portal.newTicket.noLocation.title' })}
      text={intl.formatMessage({ id: 'portal.newTicket.noLocation.text' })}
      action={<TicketSupport config={config} />}
    />
  );
}

function Choices(props: NewTicketProps) {
  const { data, error, loading, refetch } = useQuery(NewTicketChoicesDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const { locations, ticketFilterChoices } = data ?? {};
  if (locations?.length === 0) return <NoLocation config={props.config} />;
  // A ticket can be created without the list of machines.
  if (locations)
    return <LoadedForm {...props} choices={{ locations, machines: ticketFilterChoices?.machines ?? [] }} />;
  if (loading) return <Skeleton lines={8} />;
  return (
    <TicketProblem
      problem={error ? toDataProblem(error) : 'failed'}
      config={props.config}
      // A repeated failure is rendered like the first one.
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

/** New ticket (section 2: /mykomax/tickets/newticket), prefilled from the URL's query. */
export function NewTicket(props: NewTicketProps) {
  const intl = useIntl();
  if (!canUseTickets(props.user)) return <NoTicketing locale={props.locale} />;
  return (
    <Screen>
      <BackLink href={createTicketListHref(props.locale)} data-link="route">
        <Icon name="arrow-left" size={16} />
        <FormattedMessage id="portal.ticketView.back" />
      </BackLink>
      <PortalHeading
        title={intl.formatMessage({ id: 'portal.newTicket.title' })}
        lead={<FormattedMessage id="portal.newTicket.lead" />}
      />
      <Choices {...props} />
    </Screen>
  );
}

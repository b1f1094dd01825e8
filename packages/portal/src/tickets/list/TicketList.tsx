'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { ButtonLink } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { Screen } from '../../lists/List.styles';
import { canUseTickets } from '../../shared/canUse';
import { PortalHeading } from '../../shared/PortalHeading';
import { NoTicketing } from '../shared/NoTicketing';
import { createNewTicketHref } from '../shared/ticketAddresses';
import { TicketFilters } from './TicketFilters';
import { TicketListResults } from './TicketListResults';
import { TicketViews } from './TicketViews';
import { useTicketListQuery } from './useTicketListQuery';

export interface TicketListProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

function Tickets({ locale, user, config }: TicketListProps) {
  const intl = useIntl();
  const state = useTicketListQuery();
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.dashboard.overline' })}
        title={intl.formatMessage({ id: 'portal.tickets.title' })}
        lead={<FormattedMessage id="portal.tickets.lead" />}
        actions={
          <ButtonLink href={createNewTicketHref(locale)} dataLink="route" icon="plus">
            <FormattedMessage id="portal.tickets.new" />
          </ButtonLink>
        }
      />
      <TicketViews state={state} locale={locale} config={config} isInternal={user.isInternal} />
      <TicketFilters state={state} ownId={user.id} />
      <TicketListResults state={state} locale={locale} config={config} user={user} />
    </Screen>
  );
}

/**
 * Service tickets of the user's organisations, with search, filters, sorting and export (section 2:
 * /mykomax/tickets/list).
 */
export const TicketList = (props: TicketListProps) =>
  canUseTickets(props.user) ? <Tickets {...props} /> : <NoTicketing locale={props.locale} />;

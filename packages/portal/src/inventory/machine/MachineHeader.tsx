'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Button, ButtonLink } from '@kmx/design-system';
import type { MachineFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';
import { canUseTickets } from '../../shared/canUse';
import { PortalHeading } from '../../shared/PortalHeading';
import { storeForForm } from '../../storage/storeForForm';
import { createLocationLabel } from '../../tickets/shared/locationLabel';
import { createNewTicketHref } from '../../tickets/shared/ticketAddresses';
import { concernLabelIds } from '../../tickets/shared/ticketLabels';
import { HeaderDetails, ScreenOnly, Serial } from './MachineView.styles';
import { createServiceRequestEntries, createServiceRequestHref, serviceRequestSlug } from './serviceRequest';

interface MachineHeaderProps {
  readonly machine: MachineFactsFragment;
  readonly user: SignedInUser;
  readonly locale: PortalLocale;
}

function Actions({ machine, user, locale }: MachineHeaderProps) {
  const intl = useIntl();
  const storeReturn = () =>
    storeForForm(
      serviceRequestSlug,
      createServiceRequestEntries(machine, user, createLocationLabel(intl, machine.location)),
    );
  return (
    <ScreenOnly role="group" aria-label={intl.formatMessage({ id: 'portal.machine.actions' })}>
      {canUseTickets(user) && (
        <ButtonLink href={createNewTicketHref(locale, { machine: machine.id })} dataLink="route" size="s">
          <FormattedMessage id="portal.machine.newTicket" />
        </ButtonLink>
      )}
      {/* The link itself navigates; the values to prefill are stored on click. */}
      <span onClickCapture={storeReturn}>
        <ButtonLink href={createServiceRequestHref(locale)} dataLink="route" variant="secondary" size="s">
          <FormattedMessage id="portal.machine.requestService" />
        </ButtonLink>
      </span>
      <Button variant="secondary" size="s" onClick={() => window.print()}>
        <FormattedMessage id="portal.machine.print" />
      </Button>
    </ScreenOnly>
  );
}

/** Name, location and actions of a machine. */
export function MachineHeader(props: MachineHeaderProps) {
  const intl = useIntl();
  const { name, serialNumber, type, location } = props.machine;
  return (
    <PortalHeading
      overline={intl.formatMessage({ id: 'portal.machine.overline' })}
      title={name}
      lead={
        <HeaderDetails>
          <Serial translate="no">{serialNumber}</Serial>
          <span>
            <FormattedMessage id={concernLabelIds[type]} />
          </span>
          <span>{createLocationLabel(intl, location)}</span>
        </HeaderDetails>
      }
      actions={<Actions {...props} />}
    />
  );
}

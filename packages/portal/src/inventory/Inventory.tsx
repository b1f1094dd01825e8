'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { formatMachineListQuery, type SignedInUser } from '@kmx/core/portal';
import { ButtonLink } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { Screen } from '../lists/List.styles';
import { canUseTickets, canUseInventory } from '../shared/canUse';
import { PortalHeading } from '../shared/PortalHeading';
import { createInventoryHref } from './inventoryAddresses';
import { MachineFilters } from './MachineFilters';
import { MachineListResults } from './MachineListResults';
import { NoInventory } from './NoInventory';
import { useMachineListQuery } from './useMachineListQuery';

export interface InventoryProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
  /** Shows one table instead of one per location (decisions: /mykomax/inventory/old). */
  readonly isPlain: boolean;
}

function Machines({ locale, user, config, isPlain }: InventoryProps) {
  const intl = useIntl();
  const state = useMachineListQuery();
  const search = formatMachineListQuery({ ...state.query, page: 1 });
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.dashboard.overline' })}
        title={intl.formatMessage({ id: isPlain ? 'portal.inventory.plainTitle' : 'portal.inventory.title' })}
        lead={<FormattedMessage id={isPlain ? 'portal.inventory.plainLead' : 'portal.inventory.lead'} />}
        actions={
          <ButtonLink
            href={createInventoryHref(locale, { isPlain: !isPlain, search: search && `?${search}` })}
            dataLink="route"
            variant="secondary"
            icon="view"
          >
            <FormattedMessage id={isPlain ? 'portal.inventory.toGrouped' : 'portal.inventory.toPlain'} />
          </ButtonLink>
        }
      />
      <MachineFilters state={state} />
      <MachineListResults
        state={state}
        locale={locale}
        config={config}
        isPlain={isPlain}
        canSeeTickets={canUseTickets(user)}
      />
    </Screen>
  );
}

/**
 * Machines of the user's organisations, by location or in one table (section 2: /mykomax/inventory and
 * /mykomax/inventory/old).
 */
export const Inventory = (props: InventoryProps) =>
  canUseInventory(props.user) ? <Machines {...props} /> : <NoInventory locale={props.locale} />;

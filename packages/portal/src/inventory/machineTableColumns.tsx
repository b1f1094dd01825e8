import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn, SortDirection } from '@kmx/design-system/workspace';
import type { MachineColumn, MachineFactsFragment } from '../__generated__/customer/graphql';
import { kindOf, type ColumnKinds } from '../lists/columnKinds';
import { Names } from '../lists/List.styles';
import { createLocationLabel } from '../tickets/shared/locationLabel';
import { concernLabelIds } from '../tickets/shared/ticketLabels';
import { Count, Kind, SerialAnchor, TicketsAnchor } from './Inventory.styles';
import { machineLabelIds } from './inventoryLabels';
import { ContractValue, Day, SoftwareValue, WarrantyValue } from './MachineValues';

/** Eight columns fit side by side on a page of 1440 px. */
const minName = '9rem';

export interface MachineColumnContext {
  readonly intl: IntlShape;
  readonly getHref: (id: string) => string;
  /** Undefined for users without access to tickets: the number is not a link. */
  readonly getTicketsHref?: (id: string) => string;
  readonly sortOf: (column: MachineColumn) => SortDirection | undefined;
  readonly onSort: (column: MachineColumn) => void;
}

type Render = (machine: MachineFactsFragment, context: MachineColumnContext) => ReactNode;

const renders = {
  serialNumber: ({ id, serialNumber }, { getHref }) => (
    <SerialAnchor href={getHref(id)} data-link="route" translate="no">
      {serialNumber}
    </SerialAnchor>
  ),
  name: ({ name }) => <Names $least={minName}>{name}</Names>,
  type: ({ type }, { intl }) => <Kind>{intl.formatMessage({ id: concernLabelIds[type] })}</Kind>,
  location: ({ location }, { intl }) => <Names $least={minName}>{createLocationLabel(intl, location)}</Names>,
  softwareVersion: (machine) => <SoftwareValue machine={machine} />,
  installedOn: ({ installedOn }) => <Day day={installedOn} />,
  warranty: (machine) => <WarrantyValue machine={machine} />,
  contract: (machine) => <ContractValue machine={machine} />,
  openTickets: ({ id, name, openTickets }, { intl, getTicketsHref }) => {
    const count = intl.formatNumber(openTickets);
    if (openTickets === 0 || !getTicketsHref) return <Count>{count}</Count>;
    return (
      <TicketsAnchor
        href={getTicketsHref(id)}
        data-link="route"
        aria-label={intl.formatMessage(
          { id: 'portal.inventory.openTicketsOf' },
          { count: openTickets, machine: name },
        )}
      >
        {count}
      </TicketsAnchor>
    );
  },
} satisfies Record<MachineColumn, Render>;

/** Types of the columns that are not text. Software has a tag beside it, so it is not numeric. */
export const machineColumnKinds = {
  installedOn: 'date',
  openTickets: 'amount',
} as const satisfies ColumnKinds<MachineColumn>;

/** The chosen columns of the inventory, with sortable headers; the serial number is a link to the machine. */
export const createMachineColumns = (
  columns: readonly MachineColumn[],
  context: MachineColumnContext,
): readonly DataTableColumn<MachineFactsFragment>[] =>
  columns.map((id) => {
    const render: Render = renders[id];
    return {
      id,
      label: context.intl.formatMessage({ id: machineLabelIds[id] }),
      kind: kindOf(machineColumnKinds, id),
      sort: { direction: context.sortOf(id), onSort: () => context.onSort(id) },
      render: (machine) => render(machine, context),
    };
  });

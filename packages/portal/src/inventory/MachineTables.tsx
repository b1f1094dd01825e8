'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import type { MachineColumn } from '@kmx/core/portal';
import { Heading } from '@kmx/design-system';
import type { SortDirection } from '@kmx/design-system/workspace';
import type { MachineFactsFragment, MachineListQuery } from '../__generated__/customer/graphql';
import type { PortalLocale } from '../app/PortalConfig';
import { DataRows } from '../lists/DataRows';
import { decideSort } from '../lists/decideSort';
import { createLocationLabel } from '../tickets/shared/locationLabel';
import { AlignedColumns } from './AlignedColumns.styles';
import { groupByLocation, type LocationGroup } from './groupByLocation';
import { Place, LocationDetails, LocationHeader, WholeTable } from './Inventory.styles';
import { createMachineHref, createOpenTicketsHref } from './inventoryAddresses';
import { sizeColumns } from './machineColumnSizes';
import { createMachineColumns } from './machineTableColumns';
import type { MachineListState } from './useMachineListQuery';

type MachineCounts = NonNullable<MachineListQuery['machines']>['countByLocation'];

export interface MachineTablesProps {
  readonly machines: readonly MachineFactsFragment[];
  readonly state: MachineListState;
  readonly locale: PortalLocale;
  readonly canSeeTickets: boolean;
  readonly isBusy: boolean;
}

const directions = { asc: 'ascending', desc: 'descending' } as const satisfies Record<
  'asc' | 'desc',
  SortDirection
>;

interface MachineTableProps extends MachineTablesProps {
  readonly caption: string;
  readonly columns: readonly MachineColumn[];
}

/**
 * Machines in a table, or in cards on narrow windows. A header sorts by its column; pressed again, it reverses the
 * order.
 */
function MachineTable({
  machines,
  state,
  locale,
  canSeeTickets,
  isBusy,
  caption,
  columns,
}: MachineTableProps) {
  const intl = useIntl();
  const { sort, direction } = state.query;
  return (
    <DataRows
      caption={caption}
      columns={createMachineColumns(columns, {
        intl,
        getHref: (id) => createMachineHref(locale, id),
        ...(canSeeTickets && { getTicketsHref: (id) => createOpenTicketsHref(locale, id) }),
        sortOf: (column) => (column === sort ? directions[direction] : undefined),
        onSort: (column) => state.change(decideSort(state.query, column)),
      })}
      rows={machines}
      getRowId={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

export function PlainMachines(props: MachineTablesProps) {
  const intl = useIntl();
  return (
    <WholeTable>
      <MachineTable
        {...props}
        caption={intl.formatMessage({ id: 'portal.inventory.title' })}
        columns={props.state.query.columns}
      />
    </WholeTable>
  );
}

interface LocationSectionProps extends MachineTablesProps {
  readonly group: LocationGroup<MachineFactsFragment>;
}

function LocationSection({ group: { location, machines, total }, ...props }: LocationSectionProps) {
  const intl = useIntl();
  const columns = props.state.query.columns.filter((column) => column !== 'location');
  return (
    <Place>
      <LocationHeader>
        <Heading level={2} size="s">
          {createLocationLabel(intl, location)}
        </Heading>
        <LocationDetails>
          <span>{location.organisation.name}</span>
          <span>
            <FormattedMessage
              id={total > machines.length ? 'portal.inventory.onPage' : 'portal.inventory.total'}
              values={{ count: machines.length, total }}
            />
          </span>
        </LocationDetails>
      </LocationHeader>
      <AlignedColumns $sizes={sizeColumns(columns)}>
        <MachineTable
          {...props}
          machines={machines}
          caption={createLocationLabel(intl, location)}
          columns={columns}
        />
      </AlignedColumns>
    </Place>
  );
}

interface MachinesByLocationProps extends MachineTablesProps {
  readonly counts: MachineCounts;
}

export const MachinesByLocation = ({ counts, ...props }: MachinesByLocationProps) =>
  groupByLocation(props.machines, counts).map((group) => (
    <LocationSection key={group.location.id} {...props} group={group} />
  ));

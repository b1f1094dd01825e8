'use client';

import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { countMachineFilters, coverStatuses, machineFilterGroups, noMachineFilters } from '@kmx/core/portal';
import { ClearFilters } from '../lists/ClearFilters';
import { FilterChoice, type FilterOptions } from '../lists/FilterChoice';
import { BarGroup, Tools } from '../lists/List.styles';
import { ListSearch } from '../lists/ListSearch';
import { createLocationLabel } from '../tickets/shared/locationLabel';
import { concernLabelIds } from '../tickets/shared/ticketLabels';
import { coverLabelIds, machineLabelIds } from './inventoryLabels';
import { MachineFilterChoicesDocument } from './machineList.customerQuery';
import type { MachineListState } from './useMachineListQuery';

type Group = (typeof machineFilterGroups)[number];

/** Labelled choices of each filter; empty until they are loaded. */
function useFilterOptions(): Record<Group, FilterOptions> {
  const intl = useIntl();
  const { data } = useQuery(MachineFilterChoicesDocument);
  const choices = data?.machineFilterChoices;
  const sorted = (options: FilterOptions): FilterOptions => {
    const { compare } = new Intl.Collator(intl.locale);
    return options.toSorted((a, b) => compare(a.label, b.label));
  };
  const covers = coverStatuses.map((id) => ({ id, label: intl.formatMessage({ id: coverLabelIds[id] }) }));
  return {
    type: sorted(
      (choices?.types ?? []).map((id) => ({ id, label: intl.formatMessage({ id: concernLabelIds[id] }) })),
    ),
    location: sorted(
      (choices?.locations ?? []).map((place) => ({ id: place.id, label: createLocationLabel(intl, place) })),
    ),
    warranty: covers,
    contract: covers,
  };
}

const flags = ['openTickets', 'oldSoftware'] as const;

const flagLabelIds = {
  openTickets: 'portal.inventory.filter.openTickets',
  oldSoftware: 'portal.inventory.filter.oldSoftware',
} as const satisfies Record<(typeof flags)[number], string>;

/** Filters for machines with open tickets or with newer software. */
function FlagChoice({ state }: { state: MachineListState }) {
  const intl = useIntl();
  return (
    <FilterChoice
      id="machines-flags"
      title={intl.formatMessage({ id: 'portal.inventory.filter.more' })}
      options={flags.map((id) => ({ id, label: intl.formatMessage({ id: flagLabelIds[id] }) }))}
      chosen={flags.filter((id) => state.query[id])}
      onChange={(ids) =>
        state.change({ openTickets: ids.includes('openTickets'), oldSoftware: ids.includes('oldSoftware') })
      }
    />
  );
}

/** Search and filters of the inventory; each change is applied immediately and stored in the URL. */
export function MachineFilters({ state }: { state: MachineListState }) {
  const intl = useIntl();
  const options = useFilterOptions();
  return (
    <Tools>
      <ListSearch
        id="machines-search"
        label={intl.formatMessage({ id: 'portal.inventory.search' })}
        search={state.query.text}
        onSearch={(text) => state.change({ text })}
      />
      <BarGroup role="group" aria-label={intl.formatMessage({ id: 'portal.users.filters' })}>
        {machineFilterGroups.map((group) => (
          <FilterChoice
            key={group}
            id={`machines-${group}`}
            title={intl.formatMessage({ id: machineLabelIds[group] })}
            options={options[group]}
            chosen={state.query[group]}
            onChange={(ids) => state.change({ [group]: ids })}
          />
        ))}
        <FlagChoice state={state} />
        {countMachineFilters(state.query) > 0 && (
          <ClearFilters isQuiet onClear={() => state.change(noMachineFilters)} />
        )}
      </BarGroup>
    </Tools>
  );
}

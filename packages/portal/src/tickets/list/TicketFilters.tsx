'use client';

import { useIntl } from 'react-intl';
import { ticketFilterGroups } from '@kmx/core/portal';
import { Icon } from '@kmx/design-system';
import { ColumnChoice } from '@kmx/design-system/workspace';
import { BarGroup, Tools } from '../../lists/List.styles';
import { ListSearch } from '../../lists/ListSearch';
import { LongChoice } from '../../lists/LongChoice';
import { useIsNarrow } from '../../lists/useIsNarrow';
import { CreatedFilter } from './CreatedFilter';
import { filterLabelIds, type TicketFilterGroup } from './filterGroups';
import { FilterTags } from './FilterTags';
import { FilterDisclosure } from './TicketList.styles';
import { useTicketFilterOptions, type TicketFilterOptions } from './useTicketFilterOptions';
import type { TicketListState } from './useTicketListQuery';

interface FilterChoiceProps {
  readonly group: TicketFilterGroup;
  readonly options: TicketFilterOptions;
  readonly state: TicketListState;
}

/** Maximum number of choices without a search field. */
const shortChoice = 12;

function FilterChoice({ group, options, state }: FilterChoiceProps) {
  const intl = useIntl();
  const chosen: readonly string[] = state.query[group];
  const title = intl.formatMessage({ id: filterLabelIds[group] });
  if (options.length === 0 && chosen.length === 0) return null;
  const choice = {
    id: `tickets-${group}`,
    label: intl.formatMessage({ id: 'portal.users.filter.chosen' }, { label: title, count: chosen.length }),
    title,
    options,
    chosen,
    onChange: (ids: readonly string[]) => state.change({ [group]: ids }),
  };
  return options.length > shortChoice ? (
    <LongChoice {...choice} />
  ) : (
    <ColumnChoice icon="filter" {...choice} />
  );
}

const ownFlags = ['mine', 'watching'] as const;

const flagWordIds = {
  mine: 'portal.tickets.filter.mine',
  watching: 'portal.tickets.filter.watching',
} as const satisfies Record<(typeof ownFlags)[number], string>;

function OwnFilter({ state }: { state: TicketListState }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'portal.tickets.filter.own' });
  const chosen = ownFlags.filter((flag) => state.query[flag]);
  return (
    <ColumnChoice
      id="tickets-own"
      icon="filter"
      label={intl.formatMessage({ id: 'portal.users.filter.chosen' }, { label, count: chosen.length })}
      title={label}
      options={ownFlags.map((id) => ({ id, label: intl.formatMessage({ id: flagWordIds[id] }) }))}
      chosen={chosen}
      onChange={(flags) =>
        state.change({ mine: flags.includes('mine'), watching: flags.includes('watching') })
      }
    />
  );
}

/** Search and filters of the tickets; each change is applied immediately, stored in the URL and shown as a tag. */
export function TicketFilters({ state, ownId }: { state: TicketListState; ownId: string }) {
  const intl = useIntl();
  const isNarrow = useIsNarrow();
  const options = useTicketFilterOptions(ownId);
  const label = intl.formatMessage({ id: 'portal.users.filters' });
  const filters = (
    <BarGroup role="group" aria-label={label}>
      {ticketFilterGroups.map((group) => (
        <FilterChoice key={group} group={group} options={options[group]} state={state} />
      ))}
      <CreatedFilter state={state} />
      <OwnFilter state={state} />
    </BarGroup>
  );
  return (
    <Tools>
      <ListSearch
        id="tickets-search"
        label={intl.formatMessage({ id: 'portal.tickets.search' })}
        search={state.query.text}
        onSearch={(text) => state.change({ text })}
      />
      {isNarrow ? (
        <FilterDisclosure>
          <summary>
            {label}
            <Icon name="chevron-down" size={16} />
          </summary>
          {filters}
        </FilterDisclosure>
      ) : (
        filters
      )}
      <FilterTags state={state} options={options} />
    </Tools>
  );
}

'use client';

import { useIntl } from 'react-intl';
import { ticketFilterGroups } from '@kmx/core/portal';
import { Icon } from '@kmx/design-system';
import { FilterChoice, type FilterOptions } from '../../lists/FilterChoice';
import { BarGroup, Tools } from '../../lists/List.styles';
import { ListSearch } from '../../lists/ListSearch';
import { LongChoice } from '../../lists/LongChoice';
import { useIsNarrow } from '../../lists/useIsNarrow';
import { CreatedFilter } from './CreatedFilter';
import { filterLabelIds, type TicketFilterGroup } from './filterGroups';
import { FilterTags } from './FilterTags';
import { FilterDisclosure } from './TicketList.styles';
import { useTicketFilterOptions } from './useTicketFilterOptions';
import type { TicketListState } from './useTicketListQuery';

/** Maximum number of choices without a search field. */
const shortChoice = 12;

interface GroupFilterProps {
  readonly group: TicketFilterGroup;
  readonly options: FilterOptions;
  readonly state: TicketListState;
}

function GroupFilter({ group, options, state }: GroupFilterProps) {
  const intl = useIntl();
  const Choice = options.length > shortChoice ? LongChoice : FilterChoice;
  return (
    <Choice
      id={`tickets-${group}`}
      title={intl.formatMessage({ id: filterLabelIds[group] })}
      options={options}
      chosen={state.query[group]}
      onChange={(ids) => state.change({ [group]: ids })}
    />
  );
}

const ownFlags = ['mine', 'watching'] as const;

const flagLabelIds = {
  mine: 'portal.tickets.filter.mine',
  watching: 'portal.tickets.filter.watching',
} as const satisfies Record<(typeof ownFlags)[number], string>;

function OwnFilter({ state }: { state: TicketListState }) {
  const intl = useIntl();
  return (
    <FilterChoice
      id="tickets-own"
      title={intl.formatMessage({ id: 'portal.tickets.filter.own' })}
      options={ownFlags.map((id) => ({ id, label: intl.formatMessage({ id: flagLabelIds[id] }) }))}
      chosen={ownFlags.filter((flag) => state.query[flag])}
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
        <GroupFilter key={group} group={group} options={options[group]} state={state} />
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

'use client';

import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import {
  accessStatuses,
  countUserFilters,
  noUserFilters,
  userFilterGroups,
  userRoles,
} from '@kmx/core/portal';
import { ClearFilters } from '../../lists/ClearFilters';
import { FilterChoice, type FilterOptions } from '../../lists/FilterChoice';
import { BarGroup, Tools } from '../../lists/List.styles';
import { ListSearch } from '../../lists/ListSearch';
import type { MessageId } from '../../shared/MessageId';
import { serviceNameIds } from '../../shared/serviceLabels';
import { statusLabelIds } from '../../shared/statusLabels';
import { formatRole } from '../roleMessages';
import { columnMessages } from '../userMessages';
import { UserFilterChoicesDocument } from './userList.customerQuery';
import type { UserListState } from './useUserListQuery';

type Group = (typeof userFilterGroups)[number];

/** Labelled choices of each filter; empty until they are loaded. */
function useFilterOptions(): Record<Group, FilterOptions> {
  const intl = useIntl();
  const { data } = useQuery(UserFilterChoicesDocument);
  const choices = data?.userFilterChoices;
  const word = (id: MessageId) => intl.formatMessage({ id });
  const sorted = (options: FilterOptions): FilterOptions => {
    const { compare } = new Intl.Collator(intl.locale);
    return options.toSorted((a, b) => compare(a.label, b.label));
  };
  return {
    organisation: sorted((choices?.organisations ?? []).map(({ id, name }) => ({ id, label: name }))),
    application: sorted((choices?.applications ?? []).map((id) => ({ id, label: word(serviceNameIds[id]) }))),
    // In the order of the specification, which groups the roles by application.
    role: userRoles
      .filter((id) => choices?.roles.includes(id))
      .map((id) => ({ id, label: formatRole(intl, id) })),
    status: accessStatuses.map((id) => ({ id, label: word(statusLabelIds[id]) })),
    country: sorted(
      (choices?.countries ?? []).map((id) => ({
        id,
        label: intl.formatDisplayName(id, { type: 'region' }) ?? id,
      })),
    ),
    subRegion: sorted((choices?.subRegions ?? []).map((id) => ({ id, label: id }))),
  };
}

/** Search and filters of the users; each change is applied immediately and stored in the URL. */
export function UserFilters({ state }: { state: UserListState }) {
  const intl = useIntl();
  const options = useFilterOptions();
  return (
    <Tools>
      <ListSearch
        id="users-search"
        label={intl.formatMessage({ id: 'portal.users.search' })}
        search={state.query.search}
        onSearch={(text) => state.change({ search: text })}
      />
      <BarGroup role="group" aria-label={intl.formatMessage({ id: 'portal.users.filters' })}>
        {userFilterGroups.map((group) => (
          <FilterChoice
            key={group}
            id={`users-${group}`}
            title={intl.formatMessage({ id: columnMessages[group] })}
            options={options[group]}
            chosen={state.query[group]}
            onChange={(ids) => state.change({ [group]: ids })}
          />
        ))}
        {countUserFilters(state.query) > 0 && (
          <ClearFilters isQuiet onClear={() => state.change(noUserFilters)} />
        )}
      </BarGroup>
    </Tools>
  );
}

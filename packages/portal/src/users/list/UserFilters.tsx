'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  accessStatuses,
  countUserFilters,
  noUserFilters,
  userFilterGroups,
  userRoles,
} from '@kmx/core/portal';
import { Button } from '@kmx/design-system';
import { ColumnChoice } from '@kmx/design-system/workspace';
import { BarGroup, Tools } from '../../lists/List.styles';
import { ListSearch } from '../../lists/ListSearch';
import type { MessageId } from '../../shared/MessageId';
import { serviceNameIds } from '../../shared/serviceWords';
import { statusWordIds } from '../../shared/statusWords';
import { formatRole } from '../roleMessages';
import { columnMessages } from '../words';
import { UserFilterChoicesDocument } from './userList.customerQuery';
import type { UserListState } from './useUserListQuery';

type Group = (typeof userFilterGroups)[number];
type Options = readonly { readonly id: string; readonly label: string }[];

/** Labelled choices of each filter; empty until they are loaded. */
function useFilterOptions(): Record<Group, Options> {
  const intl = useIntl();
  const { data } = useQuery(UserFilterChoicesDocument);
  const choices = data?.userFilterChoices;
  const word = (id: MessageId) => intl.formatMessage({ id });
  const sorted = (options: Options): Options => {
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
    status: accessStatuses.map((id) => ({ id, label: word(statusWordIds[id]) })),
    country: sorted(
      (choices?.countries ?? []).map((id) => ({
        id,
        label: intl.formatDisplayName(id, { type: 'region' }) ?? id,
      })),
    ),
    subRegion: sorted((choices?.subRegions ?? []).map((id) => ({ id, label: id }))),
  };
}

function FilterChoice({ group, options, state }: { group: Group; options: Options; state: UserListState }) {
  const intl = useIntl();
  const chosen: readonly string[] = state.query[group];
  const label = intl.formatMessage({ id: columnMessages[group] });
  if (options.length === 0 && chosen.length === 0) return null;
  return (
    <ColumnChoice
      id={`users-${group}`}
      icon="filter"
      label={intl.formatMessage({ id: 'portal.users.filter.chosen' }, { label, count: chosen.length })}
      title={label}
      options={options}
      chosen={chosen}
      onChange={(ids) => state.change({ [group]: ids })}
    />
  );
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
          <FilterChoice key={group} group={group} options={options[group]} state={state} />
        ))}
        {countUserFilters(state.query) > 0 && (
          <Button variant="ghost" size="s" icon="close" onClick={() => state.change(noUserFilters)}>
            <FormattedMessage id="portal.users.filter.clear" />
          </Button>
        )}
      </BarGroup>
    </Tools>
  );
}

'use client';

import { useIntl } from 'react-intl';
import { noOrderFilters, orderStatuses, type OrderListQuery } from '@kmx/core/portal';
import { ClearFilters } from '../lists/ClearFilters';
import { FilterChoice } from '../lists/FilterChoice';
import { BarGroup, Tools } from '../lists/List.styles';
import { ListSearch } from '../lists/ListSearch';
import type { AddressQuery } from '../lists/useAddressQuery';
import { orderStatusIds } from './orderMessages';

interface OrderFiltersProps {
  readonly state: AddressQuery<OrderListQuery>;
}

/** Search and status filter of the order history; both are stored in the URL. */
export function OrderFilters({ state }: OrderFiltersProps) {
  const intl = useIntl();
  const { text, status } = state.query;
  return (
    <Tools>
      <ListSearch
        id="orders-search"
        label={intl.formatMessage({ id: 'portal.orders.search' })}
        search={text}
        onSearch={(search) => state.change({ text: search })}
      />
      <BarGroup role="group" aria-label={intl.formatMessage({ id: 'portal.users.filters' })}>
        <FilterChoice
          id="orders-status"
          title={intl.formatMessage({ id: 'portal.orders.column.status' })}
          options={orderStatuses.map((id) => ({ id, label: intl.formatMessage({ id: orderStatusIds[id] }) }))}
          chosen={status}
          onChange={(ids) => state.change({ status: orderStatuses.filter((one) => ids.includes(one)) })}
        />
        {(text || status.length > 0) && <ClearFilters isQuiet onClear={() => state.change(noOrderFilters)} />}
      </BarGroup>
    </Tools>
  );
}

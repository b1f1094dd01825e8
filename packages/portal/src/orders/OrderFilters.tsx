'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { orderStatuses, type OrderListQuery } from '@kmx/core/portal';
import { Button } from '@kmx/design-system';
import { ColumnChoice } from '@kmx/design-system/workspace';
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
  const label = intl.formatMessage({ id: 'portal.orders.column.status' });
  return (
    <Tools>
      <ListSearch
        id="orders-search"
        label={intl.formatMessage({ id: 'portal.orders.search' })}
        search={text}
        onSearch={(search) => state.change({ text: search })}
      />
      <BarGroup role="group" aria-label={intl.formatMessage({ id: 'portal.users.filters' })}>
        <ColumnChoice
          id="orders-status"
          icon="filter"
          label={intl.formatMessage({ id: 'portal.users.filter.chosen' }, { label, count: status.length })}
          title={label}
          options={orderStatuses.map((id) => ({ id, label: intl.formatMessage({ id: orderStatusIds[id] }) }))}
          chosen={status}
          onChange={(ids) => state.change({ status: orderStatuses.filter((one) => ids.includes(one)) })}
        />
        {(text || status.length > 0) && (
          <Button
            variant="ghost"
            size="s"
            icon="close"
            onClick={() => state.change({ text: '', status: [] })}
          >
            <FormattedMessage id="portal.users.filter.clear" />
          </Button>
        )}
      </BarGroup>
    </Tools>
  );
}

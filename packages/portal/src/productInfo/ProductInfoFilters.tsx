'use client';

import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import {
  countProductInfoFilters,
  noProductInfoFilters,
  productInfoFilterGroups,
  productInfoStatuses,
  type ProductInfoListQuery,
} from '@kmx/core/portal';
import { ClearFilters } from '../lists/ClearFilters';
import { FilterChoice, type FilterOptions } from '../lists/FilterChoice';
import { BarGroup, Tools } from '../lists/List.styles';
import { ListSearch } from '../lists/ListSearch';
import type { AddressQuery } from '../lists/useAddressQuery';
import { concernLabelIds } from '../tickets/shared/ticketLabels';
import { ProductInfoChoicesDocument } from './productInfo.customerQuery';
import { productStatusIds } from './productInfoLabels';

type Group = (typeof productInfoFilterGroups)[number];

export interface ProductInfoFiltersProps {
  readonly state: AddressQuery<ProductInfoListQuery>;
}

const groupIds = {
  brand: 'portal.productInfo.column.brand',
  status: 'portal.productInfo.column.status',
  type: 'portal.productInfo.column.type',
} as const satisfies Record<Group, string>;

/** Labelled choices of each filter; those from the service are empty until they are loaded. */
function useFilterOptions(): Record<Group, FilterOptions> {
  const intl = useIntl();
  const { data } = useQuery(ProductInfoChoicesDocument);
  const choices = data?.productInfoChoices;
  const { compare } = new Intl.Collator(intl.locale);
  const sorted = (options: FilterOptions) => options.toSorted((a, b) => compare(a.label, b.label));
  return {
    brand: sorted((choices?.brands ?? []).map((id) => ({ id, label: id }))),
    status: productInfoStatuses.map((id) => ({
      id,
      label: intl.formatMessage({ id: productStatusIds[id] }),
    })),
    type: sorted(
      (choices?.types ?? []).map((id) => ({ id, label: intl.formatMessage({ id: concernLabelIds[id] }) })),
    ),
  };
}

/** Search and filters of the products; each change is applied immediately and stored in the URL. */
export function ProductInfoFilters({ state }: ProductInfoFiltersProps) {
  const intl = useIntl();
  const options = useFilterOptions();
  return (
    <Tools>
      <ListSearch
        id="product-infos-search"
        label={intl.formatMessage({ id: 'portal.productInfo.search' })}
        search={state.query.text}
        onSearch={(pageMessages) => state.change({ text: pageMessages })}
      />
      <BarGroup role="group" aria-label={intl.formatMessage({ id: 'portal.users.filters' })}>
        {productInfoFilterGroups.map((group) => (
          <FilterChoice
            key={group}
            id={`product-infos-${group}`}
            title={intl.formatMessage({ id: groupIds[group] })}
            options={options[group]}
            chosen={state.query[group]}
            onChange={(ids) => state.change({ [group]: ids })}
          />
        ))}
        {countProductInfoFilters(state.query) > 0 && (
          <ClearFilters isQuiet onClear={() => state.change(noProductInfoFilters)} />
        )}
      </BarGroup>
    </Tools>
  );
}

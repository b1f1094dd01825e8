'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  countProductInfoFilters,
  emptyProductInfoListQuery,
  productInfoFilterGroups,
  productInfoStatuses,
  type ProductInfoListQuery,
} from '@kmx/core/portal';
import { Button } from '@kmx/design-system';
import { ColumnChoice } from '@kmx/design-system/workspace';
import { BarGroup, Tools } from '../lists/List.styles';
import { ListSearch } from '../lists/ListSearch';
import type { AddressQuery } from '../lists/useAddressQuery';
import { concernWordIds } from '../tickets/shared/ticketWords';
import { ProductInfoChoicesDocument } from './productInfo.customerQuery';
import { productStatusIds } from './productInfoWords';

type Group = (typeof productInfoFilterGroups)[number];
type Options = readonly { readonly id: string; readonly label: string }[];

export interface ProductInfoFiltersProps {
  readonly state: AddressQuery<ProductInfoListQuery>;
}

const groupIds = {
  brand: 'portal.productInfo.column.brand',
  status: 'portal.productInfo.column.status',
  type: 'portal.productInfo.column.type',
} as const satisfies Record<Group, string>;

/** Labelled choices of each filter; those from the service are empty until they are loaded. */
function useFilterOptions(): Record<Group, Options> {
  const intl = useIntl();
  const { data } = useQuery(ProductInfoChoicesDocument);
  const choices = data?.productInfoChoices;
  const { compare } = new Intl.Collator(intl.locale);
  const sorted = (options: Options) => options.toSorted((a, b) => compare(a.label, b.label));
  return {
    brand: sorted((choices?.brands ?? []).map((id) => ({ id, label: id }))),
    status: productInfoStatuses.map((id) => ({
      id,
      label: intl.formatMessage({ id: productStatusIds[id] }),
    })),
    type: sorted(
      (choices?.types ?? []).map((id) => ({ id, label: intl.formatMessage({ id: concernWordIds[id] }) })),
    ),
  };
}

function FilterChoice({
  group,
  options,
  state,
}: ProductInfoFiltersProps & { group: Group; options: Options }) {
  const intl = useIntl();
  const chosen: readonly string[] = state.query[group];
  const label = intl.formatMessage({ id: groupIds[group] });
  if (options.length === 0 && chosen.length === 0) return null;
  return (
    <ColumnChoice
      id={`product-infos-${group}`}
      icon="filter"
      label={intl.formatMessage({ id: 'portal.users.filter.chosen' }, { label, count: chosen.length })}
      title={label}
      options={options}
      chosen={chosen}
      onChange={(ids) => state.change({ [group]: ids })}
    />
  );
}

/** Search and filters of the products; each change is applied immediately and stored in the URL. */
export function ProductInfoFilters({ state }: ProductInfoFiltersProps) {
  const intl = useIntl();
  const options = useFilterOptions();
  const { text, brand, status, type } = emptyProductInfoListQuery;
  return (
    <Tools>
      <ListSearch
        id="product-infos-search"
        label={intl.formatMessage({ id: 'portal.productInfo.search' })}
        search={state.query.text}
        onSearch={(words) => state.change({ text: words })}
      />
      <BarGroup role="group" aria-label={intl.formatMessage({ id: 'portal.users.filters' })}>
        {productInfoFilterGroups.map((group) => (
          <FilterChoice key={group} group={group} options={options[group]} state={state} />
        ))}
        {countProductInfoFilters(state.query) > 0 && (
          <Button
            variant="ghost"
            size="s"
            icon="close"
            onClick={() => state.change({ text, brand, status, type })}
          >
            <FormattedMessage id="portal.users.filter.clear" />
          </Button>
        )}
      </BarGroup>
    </Tools>
  );
}

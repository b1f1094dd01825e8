'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  countProductInfoFilters,
  noProductInfoFilters,
  partPageSize,
  type ProductInfoListQuery,
} from '@kmx/core/portal';
import { Pagination } from '@kmx/design-system/workspace';
import type { ProductInfosQueryVariables } from '../__generated__/customer/graphql';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { ClearFilters } from '../lists/ClearFilters';
import { Bar, Total } from '../lists/List.styles';
import { RowsSkeleton } from '../lists/RowsSkeleton';
import type { AddressQuery } from '../lists/useAddressQuery';
import { usePageMessages } from '../lists/usePageMessages';
import { EmptyState } from '../notices/EmptyState';
import { SupportNotice } from '../notices/SupportNotice';
import { ProductInfosDocument } from './productInfo.customerQuery';
import { productColumnIds, productColumnKinds, productColumns, ProductInfoTable } from './ProductInfoTable';

interface ProductInfoResultsProps {
  readonly state: AddressQuery<ProductInfoListQuery>;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
}

const createVariables = ({ text, brand, status, type, page }: ProductInfoListQuery) =>
  ({
    ...(text && { text }),
    ...(brand.length > 0 && { brands: [...brand] }),
    ...(status.length > 0 && { statuses: [...status] }),
    ...(type.length > 0 && { types: [...type] }),
    page,
    pageSize: partPageSize,
  }) satisfies ProductInfosQueryVariables;

function NoProducts({ state }: Pick<ProductInfoResultsProps, 'state'>) {
  const intl = useIntl();
  const isFiltered = countProductInfoFilters(state.query) > 0;
  return (
    <EmptyState
      title={intl.formatMessage({
        id: isFiltered ? 'portal.productInfo.noMatch' : 'portal.productInfo.none.title',
      })}
      text={isFiltered ? undefined : intl.formatMessage({ id: 'portal.productInfo.none.text' })}
      action={isFiltered && <ClearFilters onClear={() => state.change(noProductInfoFilters)} />}
    />
  );
}

/** Products that match the filters, or the reason why there are none. */
export function ProductInfoResults({ state, locale, config }: ProductInfoResultsProps) {
  const intl = useIntl();
  const pageMessages = usePageMessages('portal.productInfo.pages');
  const { data, previousData, error, loading, refetch } = useQuery(ProductInfosDocument, {
    variables: createVariables(state.query),
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.productInfos ?? (loading ? previousData?.productInfos : undefined);
  if (error && !data)
    return (
      <SupportNotice
        error={error}
        subject={intl.formatMessage({ id: 'portal.service.productinfo.name' })}
        config={config}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!page)
    return <RowsSkeleton columns={productColumns} labelIds={productColumnIds} kinds={productColumnKinds} />;
  return (
    <>
      <Bar>
        <Total role="status">
          <FormattedMessage id="portal.productInfo.total" values={{ count: page.total }} />
        </Total>
      </Bar>
      {page.total === 0 ? (
        <NoProducts state={state} />
      ) : (
        <ProductInfoTable products={page.items} locale={locale} isBusy={loading && !data} />
      )}
      <Pagination
        page={page.page}
        pageCount={Math.ceil(page.total / partPageSize)}
        labels={pageMessages}
        getHref={state.getPageHref}
        onSelect={state.goToPage}
      />
    </>
  );
}

'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { noOrderFilters, orderPageSize, type OrderListQuery } from '@kmx/core/portal';
import { ButtonLink } from '@kmx/design-system';
import { Pagination } from '@kmx/design-system/workspace';
import type { OrdersQueryVariables } from '../__generated__/customer/graphql';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { ClearFilters } from '../lists/ClearFilters';
import { Bar, Total } from '../lists/List.styles';
import { RowsSkeleton } from '../lists/RowsSkeleton';
import type { AddressQuery } from '../lists/useAddressQuery';
import { usePageMessages } from '../lists/usePageMessages';
import { EmptyState } from '../notices/EmptyState';
import { SupportNotice } from '../notices/SupportNotice';
import { createProductInfoListHref } from '../parts/productInfoAddresses';
import { OrdersDocument } from './orders.customerQuery';
import { orderColumnIds, orderColumnKinds, orderColumns, OrderTable } from './OrderTable';

interface OrderResultsProps {
  readonly state: AddressQuery<OrderListQuery>;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
}

const createVariables = ({ text, status, page }: OrderListQuery) =>
  ({
    ...(text && { text }),
    ...(status.length > 0 && { statuses: [...status] }),
    page,
    pageSize: orderPageSize,
  }) satisfies OrdersQueryVariables;

function NoOrders({ state, locale }: Pick<OrderResultsProps, 'state' | 'locale'>) {
  const intl = useIntl();
  if (state.query.text || state.query.status.length > 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'portal.orders.noMatch' })}
        action={<ClearFilters onClear={() => state.change(noOrderFilters)} />}
      />
    );
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'portal.orders.none.title' })}
      text={intl.formatMessage({ id: 'portal.orders.none.text' })}
      action={
        <ButtonLink href={createProductInfoListHref(locale)} dataLink="route" variant="secondary" size="s">
          <FormattedMessage id="portal.cart.toProducts" />
        </ButtonLink>
      }
    />
  );
}

/** Orders that match the filters, or the reason why there are none. */
export function OrderResults({ state, locale, config }: OrderResultsProps) {
  const intl = useIntl();
  const pageLabels = usePageMessages('portal.orders.pages');
  const { data, previousData, error, loading, refetch } = useQuery(OrdersDocument, {
    variables: createVariables(state.query),
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.orders ?? (loading ? previousData?.orders : undefined);
  if (error && !data)
    return (
      <SupportNotice
        error={error}
        subject={intl.formatMessage({ id: 'portal.orders.title' })}
        config={config}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!page)
    return <RowsSkeleton columns={orderColumns} labelIds={orderColumnIds} kinds={orderColumnKinds} />;
  return (
    <>
      <Bar>
        <Total role="status">
          <FormattedMessage id="portal.orders.total" values={{ count: page.total }} />
        </Total>
      </Bar>
      {page.total === 0 ? (
        <NoOrders state={state} locale={locale} />
      ) : (
        <OrderTable orders={page.items} locale={locale} isBusy={loading && !data} />
      )}
      <Pagination
        page={page.page}
        pageCount={Math.ceil(page.total / orderPageSize)}
        labels={pageLabels}
        getHref={state.getPageHref}
        onSelect={state.goToPage}
      />
    </>
  );
}

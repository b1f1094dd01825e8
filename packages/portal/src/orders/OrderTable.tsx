'use client';

import type { ReactNode } from 'react';
import { FormattedNumber, useIntl, type IntlShape } from 'react-intl';
import type { OrderFactsFragment } from '../__generated__/customer/graphql';
import type { PortalLocale } from '../app/PortalConfig';
import { kindOf, type ColumnKinds } from '../lists/columnKinds';
import { DataRows } from '../lists/DataRows';
import { NameAnchor } from '../parts/Parts.styles';
import { createOrderHref } from '../parts/productInfoAddresses';
import { OrderStatusTag } from './OrderStatusTag';

export const orderColumnIds = {
  reference: 'portal.orders.column.reference',
  orderedAt: 'portal.orders.column.orderedAt',
  status: 'portal.orders.column.status',
  lines: 'portal.orders.column.lines',
  customerReference: 'portal.cart.reference',
  orderedBy: 'portal.orders.column.orderedBy',
  location: 'portal.cart.location',
} as const;

type Column = keyof typeof orderColumnIds;

export const orderColumns: readonly Column[] = [
  'reference',
  'orderedAt',
  'status',
  'lines',
  'customerReference',
  'orderedBy',
  'location',
];

export const orderColumnKinds = {
  lines: 'amount',
  customerReference: 'figures',
} as const satisfies ColumnKinds<Column>;

const createRenders = (
  intl: IntlShape,
  locale: PortalLocale,
): Record<Column, (order: OrderFactsFragment) => ReactNode> => ({
  reference: ({ reference }) => (
    <NameAnchor href={createOrderHref(locale, reference)} data-link="route" translate="no">
      {reference}
    </NameAnchor>
  ),
  orderedAt: ({ orderedAt }) => (
    <time dateTime={orderedAt}>{intl.formatDate(orderedAt, { dateStyle: 'medium' })}</time>
  ),
  status: ({ status }) => <OrderStatusTag status={status} />,
  lines: ({ lineCount }) => <FormattedNumber value={lineCount} />,
  customerReference: ({ customerReference }) => customerReference ?? '–',
  orderedBy: ({ orderedBy }) => orderedBy,
  location: ({ location }) => location.name,
});

interface OrderTableProps {
  readonly orders: readonly OrderFactsFragment[];
  readonly locale: PortalLocale;
  readonly isBusy: boolean;
}

/** Orders of a page as a table, or as cards on narrow windows. */
export function OrderTable({ orders, locale, isBusy }: OrderTableProps) {
  const intl = useIntl();
  const renders = createRenders(intl, locale);
  return (
    <DataRows
      caption={intl.formatMessage({ id: 'portal.orders.title' })}
      columns={orderColumns.map((id) => ({
        id,
        label: intl.formatMessage({ id: orderColumnIds[id] }),
        kind: kindOf(orderColumnKinds, id),
        render: renders[id],
      }))}
      rows={orders}
      getRowId={({ reference }) => reference}
      isBusy={isBusy}
    />
  );
}

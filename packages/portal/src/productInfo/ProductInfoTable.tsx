'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ProductInfoFactsFragment } from '../__generated__/customer/graphql';
import type { PortalLocale } from '../app/PortalConfig';
import { kindOf, type ColumnKinds } from '../lists/columnKinds';
import { DataRows } from '../lists/DataRows';
import { NameAnchor } from '../parts/Parts.styles';
import { createProductInfoHref } from '../parts/productInfoAddresses';
import { concernLabelIds } from '../tickets/shared/ticketLabels';
import { ProductStatusTag } from './ProductStatusTag';

export const productColumnIds = {
  name: 'portal.productInfo.column.name',
  brand: 'portal.productInfo.column.brand',
  itemNumber: 'portal.productInfo.itemNumber',
  type: 'portal.productInfo.column.type',
  status: 'portal.productInfo.column.status',
  parts: 'portal.productInfo.column.parts',
  software: 'portal.productInfo.column.software',
} as const;

type Column = keyof typeof productColumnIds;

/** In display order. */
export const productColumns: readonly Column[] = [
  'name',
  'brand',
  'itemNumber',
  'type',
  'status',
  'parts',
  'software',
];
/** Types of the columns that are not text. */
export const productColumnKinds = {
  itemNumber: 'figures',
  parts: 'amount',
  software: 'figures',
} as const satisfies ColumnKinds<Column>;

interface ProductInfoTableProps {
  readonly products: readonly ProductInfoFactsFragment[];
  readonly locale: PortalLocale;
  readonly isBusy: boolean;
}

const createRenders = (
  locale: PortalLocale,
): Record<Column, (product: ProductInfoFactsFragment) => ReactNode> => ({
  name: ({ slug, name }) => (
    <NameAnchor href={createProductInfoHref(locale, slug)} data-link="route" translate="no">
      {name}
    </NameAnchor>
  ),
  brand: ({ brand }) => brand,
  itemNumber: ({ itemNumber }) => itemNumber,
  type: ({ type }) => <FormattedMessage id={concernLabelIds[type]} />,
  status: ({ status }) => <ProductStatusTag status={status} />,
  parts: ({ partCount }) => <FormattedNumber value={partCount} />,
  software: ({ softwareVersion }) => softwareVersion ?? '–',
});

/** Products of a page as a table, or as cards on narrow windows; each name is a link to the product. */
export function ProductInfoTable({ products, locale, isBusy }: ProductInfoTableProps) {
  const intl = useIntl();
  const renders = createRenders(locale);
  return (
    <DataRows
      caption={intl.formatMessage({ id: 'portal.service.productinfo.name' })}
      columns={productColumns.map((id) => ({
        id,
        label: intl.formatMessage({ id: productColumnIds[id] }),
        kind: kindOf(productColumnKinds, id),
        render: renders[id],
      }))}
      rows={products}
      getRowId={({ slug }) => slug}
      isBusy={isBusy}
    />
  );
}

'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { partPageSize } from '@kmx/core/portal';
import { Heading } from '@kmx/design-system';
import { Pagination } from '@kmx/design-system/workspace';
import type { PartFactsFragment, ProductInfoFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { AddToCart } from '../../cart/AddToCart';
import { ListSearch } from '../../lists/ListSearch';
import type { AddressQuery } from '../../lists/useAddressQuery';
import { usePageMessages } from '../../lists/usePageMessages';
import { EmptyState } from '../../notices/EmptyState';
import { Skeleton } from '../../notices/Skeleton';
import { SupportNotice } from '../../notices/SupportNotice';
import { Part, Total } from '../../parts/Parts.styles';
import { PartTable } from '../../parts/PartTable';
import type { ProductViewQuery } from '../detail/productViewQuery';
import { ProductPartsDocument } from '../productInfo.customerQuery';

interface PartSearchProps {
  readonly product: ProductInfoFactsFragment;
  readonly state: AddressQuery<ProductViewQuery>;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly onAdd: (part: PartFactsFragment, quantity: number) => boolean;
}

function FoundParts({ product, state, locale, config, onAdd }: PartSearchProps) {
  const intl = useIntl();
  const pageMessages = usePageMessages('portal.productInfo.partPages');
  const { text, page: requestedPage } = state.query;
  const { data, previousData, error, loading, refetch } = useQuery(ProductPartsDocument, {
    variables: {
      ...(text && { text }),
      productSlug: product.slug,
      language: locale.language,
      page: requestedPage,
      pageSize: partPageSize,
    },
  });
  const page = data?.parts ?? (loading ? previousData?.parts : undefined);
  const title = intl.formatMessage({ id: 'portal.productInfo.orderSearch' });
  if (error && !data)
    return (
      <SupportNotice
        error={error}
        subject={title}
        config={config}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!page) return <Skeleton lines={6} />;
  if (page.total === 0)
    return (
      <EmptyState title={intl.formatMessage({ id: 'portal.productInfo.noPartMatch' })} headingLevel={3} />
    );
  return (
    <>
      <Total role="status">
        <FormattedMessage id="portal.productInfo.partTotal" values={{ count: page.total }} />
      </Total>
      <PartTable
        caption={title}
        rows={page.items.map((part) => ({ part }))}
        isBusy={loading && !data}
        action={{
          label: intl.formatMessage({ id: 'portal.cart.quantity' }),
          render: (part) => <AddToCart part={part} onAdd={onAdd} />,
        }}
      />
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

/** Searches the parts of a product by number or text. */
export function PartSearch(props: PartSearchProps) {
  const intl = useIntl();
  return (
    <Part>
      <Heading level={2} size="m">
        <FormattedMessage id="portal.productInfo.orderSearch" />
      </Heading>
      <ListSearch
        id="product-parts-search"
        label={intl.formatMessage({ id: 'portal.productInfo.partWords' })}
        search={props.state.query.text}
        onSearch={(text) => props.state.change({ text })}
      />
      <FoundParts {...props} />
    </Part>
  );
}

'use client';

import { useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Tabs } from '@kmx/design-system/workspace';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { useAddressQuery, type AddressQuery } from '../../lists/useAddressQuery';
import { OrderTab } from '../order/OrderTab';
import { KnowledgeTab } from './KnowledgeTab';
import { PartsTab } from './PartsTab';
import type { ProductDetail } from './ProductHeader';
import {
  formatProductViewQuery,
  parseProductViewQuery,
  productTabs,
  type ProductTab,
  type ProductViewQuery,
} from './productViewQuery';
import { SoftwareTab } from './SoftwareTab';

interface ProductTabPanelsProps {
  readonly detail: ProductDetail;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

const tabIds = {
  parts: 'portal.productInfo.tab.parts',
  knowledge: 'portal.productInfo.tab.knowledge',
  software: 'portal.productInfo.tab.software',
  order: 'portal.productInfo.tab.order',
} as const satisfies Record<ProductTab, string>;

const format = { parse: parseProductViewQuery, format: formatProductViewQuery };

const createTabHref = (tab: ProductTab) => {
  const parameters = formatProductViewQuery({ tab, text: '', page: 1 });
  return parameters ? `?${parameters}` : window.location.pathname;
};

function TabPanel({
  state,
  ...props
}: ProductTabPanelsProps & { readonly state: AddressQuery<ProductViewQuery> }) {
  switch (state.query.tab) {
    case 'parts':
      return <PartsTab {...props} />;
    case 'knowledge':
      return <KnowledgeTab articles={props.detail.articles} />;
    case 'software':
      return <SoftwareTab releases={props.detail.software} />;
    case 'order':
      return <OrderTab {...props} product={props.detail.product} state={state} />;
  }
}

/** The four tabs of a product, each with a separate URL. */
export function ProductTabPanels(props: ProductTabPanelsProps) {
  const intl = useIntl();
  const state = useAddressQuery(format);
  return (
    <Tabs
      label={intl.formatMessage({ id: 'portal.productInfo.tabs' }, { name: props.detail.product.name })}
      entries={productTabs.map((id) => ({
        id,
        label: intl.formatMessage({ id: tabIds[id] }),
        href: createTabHref(id),
      }))}
      selected={state.query.tab}
      onSelect={(tab) => state.change({ tab, text: '' })}
    >
      <TabPanel {...props} state={state} />
    </Tabs>
  );
}

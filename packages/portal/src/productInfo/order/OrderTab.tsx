'use client';

import type { SignedInUser } from '@kmx/core/portal';
import type { ProductInfoFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { CartLink } from '../../cart/CartLink';
import { FillingNotice } from '../../cart/FillingNotice';
import { useCartFilling } from '../../cart/useCartFilling';
import type { AddressQuery } from '../../lists/useAddressQuery';
import { Bar, Screen } from '../../parts/Parts.styles';
import type { ProductViewQuery } from '../detail/productViewQuery';
import { PartList } from './PartList';
import { PartSearch } from './PartSearch';

interface OrderTabProps {
  readonly product: ProductInfoFactsFragment;
  readonly state: AddressQuery<ProductViewQuery>;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

/** Adds parts of a product to the cart, by search or by a list of numbers. */
export function OrderTab({ product, state, locale, user, config }: OrderTabProps) {
  const { filling, fill } = useCartFilling(user.id);
  return (
    <Screen>
      <PartSearch
        product={product}
        state={state}
        locale={locale}
        config={config}
        onAdd={(part, quantity) => fill([{ part, quantity }])}
      />
      <PartList locale={locale} config={config} onAdd={fill} />
      <Bar>
        <FillingNotice filling={filling} />
        <CartLink userId={user.id} locale={locale} />
      </Bar>
    </Screen>
  );
}

'use client';

import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';
import type { PortalLocale } from '../app/PortalConfig';
import { createCartHref } from '../parts/productInfoAddresses';
import { usePartsCart } from './usePartsCart';

interface CartLinkProps {
  readonly userId: string;
  readonly locale: PortalLocale;
}

/** The way to the cart, with how many lines it has. */
export function CartLink({ userId, locale }: CartLinkProps) {
  const { cart } = usePartsCart(userId);
  return (
    <ButtonLink
      href={createCartHref(locale)}
      dataLink="route"
      variant={cart.parts.length > 0 ? 'primary' : 'secondary'}
      icon="cart"
    >
      <FormattedMessage id="portal.cart.link" values={{ count: cart.parts.length }} />
    </ButtonLink>
  );
}

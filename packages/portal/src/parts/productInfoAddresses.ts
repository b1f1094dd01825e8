import { portalPaths } from '@kmx/core/portal';
import type { PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';

type HrefContext = Pick<PortalLocale, 'portalHref'>;

export const createProductInfoListHref = (locale: HrefContext): string =>
  toPortalHref(locale, portalPaths.productInformation);

/** Page of a product (section 2: /mykomax/product-information/{slug}). */
export const createProductInfoHref = (locale: HrefContext, slug: string): string =>
  `${createProductInfoListHref(locale)}/${encodeURIComponent(slug)}`;

export const createCartHref = (locale: HrefContext): string => toPortalHref(locale, portalPaths.cart);

export const createOrderListHref = (locale: HrefContext): string =>
  toPortalHref(locale, portalPaths.orderList);

export const createOrderHref = (locale: HrefContext, reference: string): string =>
  `${createOrderListHref(locale)}/${encodeURIComponent(reference)}`;

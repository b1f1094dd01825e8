import { portalPaths } from '@kmx/core/portal';
import type { PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';

type Place = Pick<PortalLocale, 'portalHref'>;

export const createProductInfoListHref = (locale: Place): string =>
  toPortalHref(locale, portalPaths.productInformation);

/** Page of a product (section 2: /mykomax/product-information/{slug}). */
export const createProductInfoHref = (locale: Place, slug: string): string =>
  `${createProductInfoListHref(locale)}/${encodeURIComponent(slug)}`;

export const createCartHref = (locale: Place): string => toPortalHref(locale, portalPaths.cart);

export const createOrderListHref = (locale: Place): string => toPortalHref(locale, portalPaths.orderList);

export const createOrderHref = (locale: Place, reference: string): string =>
  `${createOrderListHref(locale)}/${encodeURIComponent(reference)}`;

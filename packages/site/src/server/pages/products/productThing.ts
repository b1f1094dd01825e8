import {
  createProductThing,
  removeOtherSystem,
  siteUrl,
  type ProductInput,
  type ProductHierarchy,
} from '@kmx/core';

import { siteOrigin } from '../../links/loadHost';
import type { CatalogueProduct } from '../../products/Catalogue';
import type { ProductDetail } from '../../products/ProductDetail';
import type { SiteView } from '../../view/createSiteView';

import type { ProductPosition } from './findProductPosition';

/** Creates the structured data of a product; metric, so that search engines can compare values. */
export function productThing(
  { site, links }: Pick<SiteView, 'site' | 'links'>,
  product: ProductDetail,
  place: ProductPosition,
  { entries }: ProductHierarchy<CatalogueProduct>,
) {
  const origin = siteOrigin(site);
  const absolute = (address: string) => new URL(address, origin).href;
  const named = (slug: string): ProductInput['related'] => {
    const found = entries.get(slug)?.product;
    return found ? [{ name: found.name, url: absolute(found.route) }] : [];
  };
  return createProductThing({
    name: product.name,
    url: siteUrl(place.path, { ...links, isAbsolute: true }),
    sku: product.slug,
    description: product.shortDescription,
    imageUrls: product.images.map(({ url }) => absolute(url)),
    brand: product.brand.name,
    category: place.category,
    specifications: removeOtherSystem(product.specifications, 'Metric'),
    related: product.related.flatMap((related) => named(related.product.slug)),
    successor: (product.successor && named(product.successor.slug)[0]) ?? null,
  });
}

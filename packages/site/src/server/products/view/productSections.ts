import {
  capabilityListMessages,
  productDownloadsMessages,
  productHighlightsMessages,
  productVariantsMessages,
  relatedProductsMessages,
  technicalDataMessages,
} from '@kmx/blocks';
import { siteUrl } from '@kmx/core';
import type { AnchorNavigationItem } from '@kmx/design-system';

import type { ProductPageData } from './loadProductPage';
import { productKeyFigures } from './productKeyFigures';
import { productProperties } from './productMeasures';
import { productCapabilities, productRelated } from './productRelated';
import { productTechnicalData } from './productTechnicalData';
import { productVariantTable } from './productVariantTable';

/** The ids of the page's sections, which links from elsewhere may name. */
export const productSectionIds = {
  highlights: 'highlights',
  technicalData: 'technical-data',
  variants: 'variants',
  film: 'film',
  downloads: 'downloads',
  capabilities: 'capabilities',
  related: 'related',
} as const;

/** With fewer sections there is nothing to find one's way in. */
const leastAnchors = 3;

/** What each section of a product's page shows, in the page's order. */
export function productSections({ view, product, hierarchy }: ProductPageData) {
  const { language } = view.locale;
  const properties = productProperties(product);
  const compareHref = siteUrl('/products/compare', view.links);
  return {
    compareHref,
    keyFigures: productKeyFigures(properties, language),
    technicalData: productTechnicalData(properties, language),
    ...productVariantTable(product, { language, compareHref }),
    capabilities: productCapabilities(product.capabilities, siteUrl('/products', view.links)),
    related: productRelated(product.related, hierarchy),
  };
}

/** The way to the sections that a product has something to say in. */
export function productAnchors(
  { view: { intl }, product }: Pick<ProductPageData, 'view' | 'product'>,
  sections: ReturnType<typeof productSections>,
): readonly AnchorNavigationItem[] {
  const all = [
    ['highlights', productHighlightsMessages.title, product.highlights.length > 0],
    ['technicalData', technicalDataMessages.title, sections.technicalData.length > 0],
    ['variants', productVariantsMessages.title, product.variants.length > 1],
    ['film', { id: 'product.film' }, product.video !== null],
    ['downloads', productDownloadsMessages.title, product.files.length > 0],
    ['capabilities', capabilityListMessages.title, product.capabilities.length > 0],
    ['related', relatedProductsMessages.title, sections.related.length > 0],
  ] as const;
  const anchors = all
    .filter(([, , isShown]) => isShown)
    .map(([section, message]) => ({ id: productSectionIds[section], text: intl.formatMessage(message) }));
  return anchors.length < leastAnchors ? [] : anchors;
}

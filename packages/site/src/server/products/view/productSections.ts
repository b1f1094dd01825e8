import {
  capabilityListMessages,
  productDownloadsMessages,
  productHighlightsMessages,
  productVariantsMessages,
  relatedProductsMessages,
  storyCardMessages,
  technicalDataMessages,
} from '@kmx/blocks';
import { pagePath, siteUrl } from '@kmx/core';
import type { AnchorNavigationItem } from '@kmx/design-system';

import { storiesHref, storiesPath } from '../../lists/stories';

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
  stories: 'stories',
} as const;

/** Every story about a product, where the site has the page that lists them. */
export const productStoriesHref = ({ view, product }: Pick<ProductPageData, 'view' | 'product'>) =>
  view.index.some((page) => pagePath(page) === storiesPath)
    ? storiesHref(view, { product: [product.slug] })
    : undefined;

/** With fewer sections there is nothing to find one's way in. */
const leastAnchors = 3;

/** What each section of a product's page shows, in the page's order. */
export function productSections({ view, product, hierarchy }: Omit<ProductPageData, 'stories'>) {
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
  { view: { intl }, product, stories }: Pick<ProductPageData, 'view' | 'product' | 'stories'>,
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
    ['stories', storyCardMessages.withProduct, stories.length > 0],
  ] as const;
  const anchors = all
    .filter(([, , isShown]) => isShown)
    .map(([section, message]) => ({ id: productSectionIds[section], text: intl.formatMessage(message) }));
  return anchors.length < leastAnchors ? [] : anchors;
}

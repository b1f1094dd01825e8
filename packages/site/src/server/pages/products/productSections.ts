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

/** Section ids of the product page, which other pages link to. */
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

/** Returns the filtered story list of a product; undefined if the site has no such page. */
export const productStoriesHref = ({ view, product }: Pick<ProductPageData, 'view' | 'product'>) =>
  view.index.some((page) => pagePath(page) === storiesPath)
    ? storiesHref(view, { product: [product.slug] })
    : undefined;

/** Minimum number of sections for a list of anchors. */
const minAnchors = 3;

/** Creates the content of each section, in page order. */
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

/** Creates links to the sections that have content. */
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
  return anchors.length < minAnchors ? [] : anchors;
}

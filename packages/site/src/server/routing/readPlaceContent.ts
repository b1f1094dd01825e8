import { basketProducts, parseComparisonQuery } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { loadNavigation, loadPage, loadPageIndex, loadSystem, pageTags } from '../content/loaders';
import { loadCatalogue } from '../products/loadCatalogue';
import { loadFilterIndex } from '../products/loadFilterIndex';
import { loadProduct, loadProducts } from '../products/loadProduct';
import { productCache, productsTag, unlistedCache } from '../products/productCache';
import { readCatalogue } from '../products/readCatalogue';
import { loadWireMachines } from '../wireCheck/loadWireMachines';

import { hasProducts } from './applicationFacts';
import type { DecidedRequest } from './decideRequest';

type Outcome = DecidedRequest['resolution']['outcome'];
type Place = Extract<Outcome, { kind: 'page' | 'application' | 'notFound' }>;

const isPlace = (outcome: Outcome): outcome is Place =>
  outcome.kind === 'page' || outcome.kind === 'application' || outcome.kind === 'notFound';

const slugsToCompare = (query: string): readonly string[] =>
  basketProducts(parseComparisonQuery(new URLSearchParams(query)).basket).map(({ slug }) => slug);

async function readApplication(
  { route, locale: { language, country } }: Extract<Place, { kind: 'application' }>,
  query: string,
): Promise<unknown> {
  switch (route.kind) {
    case 'products':
    case 'classification':
      return loadFilterIndex(language);
    case 'product':
      return Promise.all([loadCatalogue(language), loadProduct(route.slug, language, country)]);
    case 'comparison':
      return Promise.all([loadCatalogue(language), loadProducts(slugsToCompare(query), language, country)]);
    case 'wireCheck':
      return loadWireMachines(language);
    case 'search':
      return undefined;
  }
}

/** What stands at the place itself, beside the frame around it. */
async function readMatter(place: Place, query: string): Promise<unknown> {
  const { site, locale } = place;
  switch (place.kind) {
    case 'page':
      return loadPage({ siteKey: site.key, locale, ...place.page });
    case 'application':
      return readApplication(place, query);
    case 'notFound':
      return undefined;
  }
}

/** Whether what links to products is drawn from what is there now; a page must not fail for want of its links. */
async function isCatalogueOld(place: Place, sites: DecidedRequest['sites']): Promise<boolean> {
  if (!sites.some((site) => hasProducts(site, sites))) return false;
  const catalogue = await readCatalogue(place.locale.language);
  return (
    catalogue === null || [productCache(), unlistedCache()].some((cache) => cache.isServingOld([productsTag]))
  );
}

/**
 * Reads what the answer will be drawn from: a service that cannot give it is answered with its status here, where a
 * failure while drawing would be an empty document. Answers whether some of it is old, for want of a service.
 * @throws ContentError or ProductServiceError when a service cannot answer and nothing is remembered.
 */
export async function readPlaceContent({
  resolution: { outcome },
  sites,
  query,
}: DecidedRequest): Promise<boolean> {
  if (!isPlace(outcome)) return false;
  const { site, locale } = outcome;
  const [isProductOld] = await Promise.all([
    isCatalogueOld(outcome, sites),
    loadSystem(locale.language),
    loadNavigation(site.key, locale.language),
    loadPageIndex(site.key, locale.language),
    readMatter(outcome, query),
  ]);
  return isProductOld || contentCache().isServingOld(pageTags(site.key));
}

import { basketProducts, parseComparisonQuery } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { loadNavigation, loadPage, loadPageIndex, loadSystem, pageTags } from '../content/loaders';
import { loadPublicMachine } from '../customer/loadPublicMachine';
import { loadSiteStories } from '../lists/stories';
import { loadStoryContacts } from '../lists/storyContacts';
import { loadCatalogue } from '../products/loadCatalogue';
import { loadFilterIndex } from '../products/loadFilterIndex';
import { loadProduct, loadProducts } from '../products/loadProduct';
import { productCache, productsTag, unlistedCache } from '../products/productCache';
import { readCatalogue } from '../products/readCatalogue';
import { loadWireMachines } from '../wireCheck/loadWireMachines';

import { hasProducts } from './applicationContext';
import type { DecidedRequest } from './decideRequest';

type Outcome = DecidedRequest['resolution']['outcome'];
type Place = Extract<Outcome, { kind: 'page' | 'application' | 'notFound' }>;

const isPlace = (outcome: Outcome): outcome is Place =>
  outcome.kind === 'page' || outcome.kind === 'application' || outcome.kind === 'notFound';

const slugsToCompare = (query: string): readonly string[] =>
  basketProducts(parseComparisonQuery(new URLSearchParams(query)).basket).map(({ slug }) => slug);

async function readApplication(
  { site, route, locale: { language, country } }: Extract<Place, { kind: 'application' }>,
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
    case 'portal':
      return undefined;
    case 'editor':
    case 'preview':
      // Drafts are never read through what remembers: these pages read for themselves, once they know who asks.
      return undefined;
    case 'machine':
      return loadPublicMachine(route.code);
    case 'storyContact':
      return Promise.all([loadSiteStories(site.key, language), loadStoryContacts(site.key, language)]);
  }
}

/** What the answer is drawn from. */
export interface PlaceContent {
  /** Some of it could not be renewed, for want of a service. */
  isContentOld: boolean;
  /** The address is one of ours, and nothing stands there. */
  isMissing: boolean;
}

/** Reads what is at the address itself, beside the frame around it; true where nothing is. */
async function readIsMissing(place: Place, query: string): Promise<boolean> {
  const { site, locale } = place;
  switch (place.kind) {
    case 'page':
      await loadPage({ siteKey: site.key, locale, ...place.page });
      return false;
    case 'application':
      return (await readApplication(place, query)) === null;
    case 'notFound':
      return false;
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
 * failure while drawing would be an empty document.
 * @throws ContentError, ProductServiceError or CustomerServiceError when a service cannot answer and nothing is remembered.
 */
export async function readPlaceContent({
  resolution: { outcome },
  sites,
  query,
}: DecidedRequest): Promise<PlaceContent> {
  if (!isPlace(outcome)) return { isContentOld: false, isMissing: false };
  const { site, locale } = outcome;
  const [isProductOld, isMissing] = await Promise.all([
    isCatalogueOld(outcome, sites),
    readIsMissing(outcome, query),
    loadSystem(locale.language),
    loadNavigation(site.key, locale.language),
    loadPageIndex(site.key, locale.language),
  ]);
  return { isContentOld: isProductOld || contentCache().isServingOld(pageTags(site.key)), isMissing };
}

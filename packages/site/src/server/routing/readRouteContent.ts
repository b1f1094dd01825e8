import { applicationPaths, basketProducts, parseComparisonQuery } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { loadNavigation, loadPage, loadPageIndex, loadSystem, pageTags } from '../content/loaders';
import { hasProducts } from '../content/siteFeatures';
import { loadPublicMachine } from '../customer/loadPublicMachine';
import { findEndedJob, loadJobOpenings } from '../lists/jobOpenings';
import { loadSiteStories } from '../lists/stories';
import { loadStoryContacts } from '../lists/storyContacts';
import { loadCatalogue } from '../products/loadCatalogue';
import { loadFilterIndex } from '../products/loadFilterIndex';
import { loadProduct, loadProducts } from '../products/loadProduct';
import { productCache, productsTag, unlistedCache } from '../products/productCache';
import { readCatalogue } from '../products/readCatalogue';
import { loadWireMachines } from '../wireCheck/loadWireMachines';

import type { DecidedRequest } from './decideRequest';

type Outcome = DecidedRequest['resolution']['outcome'];
type ContentOutcome = Extract<Outcome, { kind: 'page' | 'application' | 'notFound' }>;

const isContentOutcome = (outcome: Outcome): outcome is ContentOutcome =>
  outcome.kind === 'page' || outcome.kind === 'application' || outcome.kind === 'notFound';

const slugsToCompare = (query: string): readonly string[] =>
  basketProducts(parseComparisonQuery(new URLSearchParams(query)).basket).map(({ slug }) => slug);

async function readApplication(
  { site, route, locale: { language, country } }: Extract<ContentOutcome, { kind: 'application' }>,
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
      // Drafts bypass the cache: these pages load their content after authorization.
      return undefined;
    case 'machine':
      return loadPublicMachine(route.code);
    case 'jobOpening':
      return loadJobOpenings(site.key, language);
    case 'storyContact':
      return Promise.all([loadSiteStories(site.key, language), loadStoryContacts(site.key, language)]);
  }
}

/** State of the content that a response is rendered from. */
export interface RouteContent {
  /** Some content could not be refreshed, because a service failed. */
  isContentOld: boolean;
  /** The address belongs to the site, but there is no page. */
  isMissing: boolean;
  /** Slug of the job opening that had a page at the address until its last day. */
  closedJob?: string | undefined;
}

async function readClosedJob(outcome: ContentOutcome, path: string): Promise<string | undefined> {
  if (outcome.kind !== 'notFound' || !path.startsWith(`${applicationPaths.jobOpenings}/`)) return undefined;
  const openings = await loadJobOpenings(outcome.site.key, outcome.locale.language);
  return findEndedJob(openings, path, outcome, new Date())?.slug;
}

/** Loads the content of the address itself, without the frame; returns true if there is none. */
async function readIsMissing(outcome: ContentOutcome, query: string): Promise<boolean> {
  const { site, locale } = outcome;
  switch (outcome.kind) {
    case 'page':
      await loadPage({ siteKey: site.key, locale, ...outcome.page });
      return false;
    case 'application':
      return (await readApplication(outcome, query)) === null;
    case 'notFound':
      return false;
  }
}

/** Checks if the links to products are stale; their failure must not break a page. */
async function isCatalogueOld(outcome: ContentOutcome, sites: DecidedRequest['sites']): Promise<boolean> {
  if (!sites.some((site) => hasProducts(site, sites))) return false;
  const catalogue = await readCatalogue(outcome.locale.language);
  return (
    catalogue === null || [productCache(), unlistedCache()].some((cache) => cache.isServingOld([productsTag]))
  );
}

/**
 * Loads the content of a response before rendering, so that a failing service yields an error status. During
 * rendering it would yield an empty document.
 * @throws ContentError, ProductServiceError or CustomerServiceError if a service fails and nothing is cached.
 */
export async function readRouteContent({
  resolution: { outcome },
  rest,
  sites,
  query,
}: DecidedRequest): Promise<RouteContent> {
  if (!isContentOutcome(outcome)) return { isContentOld: false, isMissing: false };
  const { site, locale } = outcome;
  const [isProductOld, isMissing, closedJob] = await Promise.all([
    isCatalogueOld(outcome, sites),
    readIsMissing(outcome, query),
    readClosedJob(outcome, rest),
    loadSystem(locale.language),
    loadNavigation(site.key, locale.language),
    loadPageIndex(site.key, locale.language),
  ]);
  return {
    isContentOld: isProductOld || contentCache().isServingOld(pageTags(site.key)),
    isMissing,
    closedJob,
  };
}

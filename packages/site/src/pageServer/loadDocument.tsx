import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import {
  parseComparisonQuery,
  parseSearchPageQuery,
  productListParameters,
  searchParameters,
} from '@kmx/core';

import { readAssets } from './assets/assets';
import type { IncomingPage } from './IncomingPage';
import { readAccessCookies } from '@/server/access/accessCookies';
import { accessParameter, readAccessProblem } from '@/server/access/accessProblem';
import { decideReturnTo } from '@/server/access/decideReturnTo';
import { comparisonHref, createComparisonView } from '@/server/comparison/createComparisonView';
import { describeComparisonPage } from '@/server/comparison/describeComparisonPage';
import { loadSheets } from '@/server/comparison/loadSheets';
import { pageTag } from '@/server/content/tags';
import { loadClosedJob, loadJobOpeningPage } from '@/server/pages/loadJobOpeningPage';
import { loadLockedPage } from '@/server/pages/loadLockedPage';
import { loadMachinePage } from '@/server/pages/loadMachinePage';
import { loadStoryContactPage } from '@/server/pages/loadStoryContactPage';
import { loadCataloguePage } from '@/server/pages/products/catalogueLoader';
import { loadProductPage } from '@/server/pages/products/loadProductPage';
import { loadSearchContent } from '@/server/pages/search/loadSearchContent';
import { catalogueHierarchy } from '@/server/products/catalogueHierarchy';
import type { PublicPage } from '@/server/routing/PublicPage';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { createPageMetadata } from '@/server/view/createPageMetadata';
import { loadShellView, type SiteView } from '@/server/view/createSiteView';
import { loadPageView } from '@/server/view/loadPageView';
import { describeWireCheckPage } from '@/server/wireCheck/describeWireCheckPage';
import { loadWireCheck } from '@/server/wireCheck/loadWireCheck';
import { readWireRequest } from '@/server/wireCheck/readWireRequest';
import { CatalogueList, CataloguePageView } from '@/shell/pages/CataloguePageView';
import { ClosedJobView } from '@/shell/pages/ClosedJobView';
import { ComparisonPageView } from '@/shell/pages/ComparisonPageView';
import { createContentPage } from '@/shell/pages/createContentPage';
import { JobOpeningPageView } from '@/shell/pages/JobOpeningPageView';
import { LockedView } from '@/shell/pages/LockedView';
import { MachinePageView } from '@/shell/pages/MachinePageView';
import { NotFoundView } from '@/shell/pages/NotFoundView';
import { PortalNotice } from '@/shell/pages/PortalNotice';
import { ProductPageView } from '@/shell/pages/ProductPageView';
import { createSearchPage, SearchPageView } from '@/shell/pages/SearchPageView';
import { StoryContactPageView } from '@/shell/pages/StoryContactPageView';
import { WireCheckPageView } from '@/shell/pages/WireCheckPageView';

export interface LoadedDocument {
  readonly view: SiteView;
  readonly metadata: Metadata;
  readonly content: ReactElement;
  /** Tags of content documents that only this page shows. */
  readonly ownTags?: readonly string[];
  /** Moment (ms since 1970) at which its lists change by themselves. */
  readonly endsAt?: number | undefined;
  /** Set if the content is a list without its page: the canonical query of the list. */
  readonly fragmentQuery?: string | undefined;
}

/** A document, the canonical address of the same content, or null for a page that was just unpublished. */
export type DocumentResult = LoadedDocument | { readonly redirectTo: string } | null;

/** Maximum length of an address that a page displays, in characters. */
const maxPathCharacters = 1000;

type PageOf<Kind extends PublicPage['kind']> = Extract<PublicPage, { kind: Kind }>;

async function loadContent(page: PageOf<'content'>, request: IncomingPage): Promise<DocumentResult> {
  const pageView = await loadPageView(page, readAccessCookies(request.cookies));
  if (!pageView) return null;
  const metadata = createPageMetadata(pageView);
  const isOpen = pageView.page.protection.mode === 'none';
  const { query, cookies } = request;
  const { manifest } = await readAssets();
  const input = { ...pageView, worldHref: manifest.world };
  const { content, endsAt } = await createContentPage(page.isStored ? input : { ...input, query, cookies });
  return {
    view: pageView.view,
    ownTags: [pageTag(pageView.page.id)],
    metadata: isOpen ? metadata : { ...metadata, robots: { index: false } },
    content,
    endsAt,
  };
}

async function loadCatalogue(page: PageOf<'catalogue'>, { query }: IncomingPage): Promise<DocumentResult> {
  const data = await loadCataloguePage(page, page.isStored ? undefined : query);
  if (!data) return null;
  const metadata = createApplicationMetadata(data.view, data.page);
  if (productListParameters.isFragment.parse(query) && !page.isStored)
    return {
      view: data.view,
      metadata,
      content: <CatalogueList {...data} />,
      fragmentQuery: data.page.query ?? '',
    };
  if (data.canonicalHref !== undefined && !page.isStored) return { redirectTo: data.canonicalHref };
  return {
    view: data.view,
    metadata,
    content: <CataloguePageView {...data} />,
  };
}

async function loadProduct(page: PageOf<'product'>, { query }: IncomingPage): Promise<DocumentResult> {
  const data = await loadProductPage(page, page.isStored ? undefined : query);
  return (
    data && {
      view: data.view,
      metadata: createApplicationMetadata(data.view, data.page),
      content: <ProductPageView {...data} />,
    }
  );
}

async function loadStoryContact(page: PageOf<'storyContact'>): Promise<DocumentResult> {
  const data = await loadStoryContactPage(page);
  return (
    data && {
      view: data.view,
      metadata: createApplicationMetadata(data.view, data.page),
      content: <StoryContactPageView {...data} />,
    }
  );
}

async function loadJobOpening(page: PageOf<'jobOpening'>): Promise<DocumentResult> {
  const data = await loadJobOpeningPage(page);
  return (
    data && {
      view: data.view,
      metadata: createApplicationMetadata(data.view, data.page),
      content: <JobOpeningPageView {...data} />,
      endsAt: data.endsAt,
    }
  );
}

async function loadClosed(page: PageOf<'closedJob'>): Promise<DocumentResult> {
  const data = await loadClosedJob(page);
  return (
    data && {
      view: data.view,
      metadata: { title: `${data.opening.title} | ${data.view.site.name}`, robots: { index: false } },
      content: <ClosedJobView {...data} />,
    }
  );
}

async function loadMachine(page: PageOf<'machine'>): Promise<DocumentResult> {
  const data = await loadMachinePage(page);
  return (
    data && {
      view: data.view,
      // The address holds the device code.
      metadata: { ...createApplicationMetadata(data.view, data.page), referrer: 'no-referrer' },
      content: <MachinePageView {...data} />,
    }
  );
}

async function loadComparison(page: PageOf<'comparison'>, request: IncomingPage): Promise<DocumentResult> {
  const view = await loadShellView(page);
  const query = parseComparisonQuery(request.query);
  if (query.isChanged) return { redirectTo: comparisonHref(view, query.basket, query) };
  const sheets = await loadSheets(query.basket, view.locale);
  const tree = catalogueHierarchy(sheets.catalogue, view.locale, view.links);
  const comparison = createComparisonView(view, query, sheets, tree);
  const description = describeComparisonPage(view);
  return {
    view,
    metadata: createApplicationMetadata(view, description),
    content: <ComparisonPageView view={view} page={description} query={query} comparison={comparison} />,
  };
}

const toParameters = (query: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));

async function loadWireCheckPage(page: PageOf<'wireCheck'>, request: IncomingPage): Promise<DocumentResult> {
  const view = await loadShellView(page);
  const wires = readWireRequest(toParameters(request.query));
  return {
    view,
    metadata: createApplicationMetadata(view, describeWireCheckPage(view, wires)),
    content: <WireCheckPageView view={view} request={wires} outcome={await loadWireCheck(view, wires)} />,
  };
}

async function loadSearch(page: PageOf<'search'>, request: IncomingPage): Promise<DocumentResult> {
  const view = await loadShellView(page);
  const query = parseSearchPageQuery(request.query);
  return {
    view,
    metadata: createApplicationMetadata(view, createSearchPage(view, query)),
    content: (
      <SearchPageView
        view={view}
        search={query}
        content={await loadSearchContent(view, query, request.headers)}
      />
    ),
  };
}

async function loadLocked(page: PageOf<'locked'>, request: IncomingPage): Promise<DocumentResult> {
  const data = await loadLockedPage(page);
  return (
    data && {
      view: data.view,
      metadata: { title: `${data.page.title} | ${data.view.site.name}`, robots: { index: false } },
      content: (
        <LockedView
          view={data.view}
          page={data.page}
          returnTo={decideReturnTo(request.path) ?? data.path}
          problem={readAccessProblem(request.query.get(accessParameter) ?? undefined)}
        />
      ),
    }
  );
}

async function loadNotFound(
  page: PageOf<'notFound'>,
  { path, query }: IncomingPage,
): Promise<DocumentResult> {
  const view = await loadShellView(page);
  return {
    view,
    metadata: {
      title: `${view.intl.formatMessage({ id: 'notFound.title' })} | ${view.site.name}`,
      robots: { index: false },
    },
    content: (
      <NotFoundView
        view={view}
        path={path.slice(0, maxPathCharacters)}
        query={query.get(searchParameters.query.name) ?? ''}
      />
    ),
  };
}

async function loadPortalClosed(page: PageOf<'portalClosed'>): Promise<DocumentResult> {
  const view = await loadShellView(page);
  return {
    view,
    metadata: {
      title: `${view.intl.formatMessage({ id: 'access.portalOverline' })} | ${view.site.name}`,
      robots: { index: false },
    },
    content: <PortalNotice view={view} />,
  };
}

/**
 * Loads the data of a public page.
 * @throws ContentError, ProductServiceError or CustomerServiceError if a service fails and nothing is cached.
 */
export function loadDocument(page: PublicPage, request: IncomingPage): Promise<DocumentResult> {
  switch (page.kind) {
    case 'content':
      return loadContent(page, request);
    case 'catalogue':
      return loadCatalogue(page, request);
    case 'product':
      return loadProduct(page, request);
    case 'storyContact':
      return loadStoryContact(page);
    case 'jobOpening':
      return loadJobOpening(page);
    case 'closedJob':
      return loadClosed(page);
    case 'machine':
      return loadMachine(page);
    case 'comparison':
      return loadComparison(page, request);
    case 'wireCheck':
      return loadWireCheckPage(page, request);
    case 'search':
      return loadSearch(page, request);
    case 'locked':
      return loadLocked(page, request);
    case 'notFound':
      return loadNotFound(page, request);
    case 'portalClosed':
      return loadPortalClosed(page);
  }
}

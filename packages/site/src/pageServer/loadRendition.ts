import { attributesOf, createFragmentRendition, createRendition } from './createRendition';
import type { IncomingPage } from './IncomingPage';
import { loadDocument } from './loadDocument';
import { PageStore, type Rendition, type StoredDocument } from './PageStore';
import { pageTags } from '@/server/content/loaders';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { allRedirectsTag, redirectsTag } from '@/server/content/tags';
import { readSiteParam } from '@/server/links/siteParam';
import { productsTag } from '@/server/products/productCache';
import type { PublicPage } from '@/server/routing/PublicPage';
import { siteMetrics, type RenderOutcome } from '@/server/siteMetrics';

/** Stores documents that are the same for everyone. */
export const pageStore = new PageStore();

/** Thrown if the page has a different canonical address, so that nothing is stored. */
export class MovedPageError extends Error {
  constructor(readonly location: string) {
    super('The page has another address.');
  }
}

const outcomeOf = (error: unknown): RenderOutcome => (error instanceof MovedPageError ? 'moved' : 'failed');

async function render(page: PublicPage, incoming: IncomingPage): Promise<Rendition | null> {
  const startedAt = performance.now();
  const record = (outcome: RenderOutcome) =>
    siteMetrics()?.recordRender(outcome, (performance.now() - startedAt) / 1000);
  try {
    const rendition = await renderPage(page, incoming);
    record(rendition ? 'rendered' : 'none');
    return rendition;
  } catch (error) {
    record(outcomeOf(error));
    throw error;
  }
}

async function renderPage(page: PublicPage, incoming: IncomingPage): Promise<Rendition | null> {
  const startedAt = pageInvalidations().now;
  const document = await loadDocument(page, incoming);
  if (document === null) return null;
  if ('redirectTo' in document) throw new MovedPageError(document.redirectTo);
  const { view, metadata, content, ownTags, endsAt, fragmentQuery } = document;
  if (fragmentQuery !== undefined)
    return createFragmentRendition({ view, content, query: fragmentQuery, startedAt });
  const rendition = await createRendition({ metadata, content, attributes: attributesOf(view), startedAt });
  return { ...rendition, ownTags, endsAt };
}

/** Includes the product tag because any page may link to products. */
const tagsOf = (page: PublicPage) => [...pageTags(readSiteParam(page.site).siteKey), productsTag];

/** Redirects affect routing decisions as well. */
export const routeTagsOf = (page: PublicPage): readonly string[] => [
  ...tagsOf(page),
  allRedirectsTag,
  redirectsTag(readSiteParam(page.site).siteKey),
];

interface LoadOptions {
  /** Some content could not be refreshed, so nothing new is stored. */
  readonly isContentOld: boolean;
}

/**
 * Loads a public page, from the store if it is the same for everyone; null if the page was unpublished.
 * @throws MovedPageError, or the error of a failing service.
 */
export async function loadRendition(
  page: PublicPage,
  key: string,
  incoming: IncomingPage,
  { isContentOld }: LoadOptions,
): Promise<Rendition | StoredDocument | null> {
  if (!page.isStored) return render(page, incoming);
  const renderer = { tags: tagsOf(page), render: () => render(page, incoming) };
  return isContentOld ? pageStore.getInOutage(key, renderer) : pageStore.get(key, renderer);
}

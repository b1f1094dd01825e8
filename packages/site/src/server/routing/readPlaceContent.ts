import { contentCache } from '../content/contentCache';
import { loadNavigation, loadPage, loadPageIndex, loadSystem, pageTags } from '../content/loaders';

import type { DecidedRequest } from './decideRequest';

/**
 * Reads what the answer will be drawn from: a content service that cannot give it is answered with its status here,
 * where a failure while drawing would be an empty document. Answers whether some of it is old, for want of the service.
 * @throws ContentError when the service cannot answer and nothing is remembered.
 */
export async function readPlaceContent({ resolution: { outcome } }: DecidedRequest): Promise<boolean> {
  if (outcome.kind !== 'page' && outcome.kind !== 'notFound') return false;
  const { site, locale } = outcome;
  await Promise.all([
    loadSystem(locale.language),
    loadNavigation(site.key, locale.language),
    loadPageIndex(site.key, locale.language),
    outcome.kind === 'page' ? loadPage({ siteKey: site.key, locale, ...outcome.page }) : undefined,
  ]);
  return contentCache().isServingOld(pageTags(site.key));
}

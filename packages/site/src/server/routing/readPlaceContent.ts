import { loadNavigation, loadPage, loadPageIndex, loadSystem } from '../content/loaders';

import type { DecidedRequest } from './decideRequest';

/**
 * Reads what the answer will be drawn from: a content service that cannot give it is answered with its status here,
 * where a failure while drawing would be an empty document.
 * @throws ContentError when the service cannot answer and nothing is remembered.
 */
export async function readPlaceContent({ resolution: { outcome } }: DecidedRequest): Promise<void> {
  if (outcome.kind !== 'page' && outcome.kind !== 'notFound') return;
  const { site, locale } = outcome;
  await Promise.all([
    loadSystem(locale.language),
    loadNavigation(site.key, locale.language),
    loadPageIndex(site.key, locale.language),
    outcome.kind === 'page' ? loadPage({ siteKey: site.key, locale, ...outcome.page }) : undefined,
  ]);
}

import type { PanelsLocation } from './readPanelsLocation';
import { loadSystem } from '@/server/content/loaders';
import { readSiteContext } from '@/server/links/siteParam';
import { loadShellView, type SiteView } from '@/server/view/createSiteView';

/** Loads a site for its panels; null if it does not exist or does not offer the locale. */
export async function loadPanelsView(location: PanelsLocation): Promise<SiteView | null> {
  const { siteKey, locale } = readSiteContext(location);
  const { sites } = await loadSystem(locale.language);
  if (!sites.some(({ key }) => key === siteKey)) return null;
  const view = await loadShellView(location);
  return view.offered.some(({ urlCode }) => urlCode === location.locale) ? view : null;
}

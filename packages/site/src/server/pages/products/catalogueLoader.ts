import { catalogueHierarchy } from '../../products/catalogueHierarchy';
import { loadCatalogue } from '../../products/loadCatalogue';
import { loadFilterIndex } from '../../products/loadFilterIndex';
import { loadShellView, type SiteView } from '../../view/createSiteView';

import { findCatalogueStage } from './catalogueStage';
import { createCatalogueView, type CatalogueView } from './catalogueView';
import { loadCatalogueWire } from './catalogueWire';

export interface CataloguePage extends CatalogueView {
  view: SiteView;
}

interface CatalogueParams {
  site: string;
  locale: string;
  /** Segments below `/products`, percent-encoded. */
  path: readonly string[];
}

/**
 * Loads the data of a page in the hierarchy; null if it was removed after routing.
 * @throws ProductServiceError if the product service fails and nothing is cached.
 */
export async function loadCataloguePage(
  { site, locale, path }: CatalogueParams,
  query = new URLSearchParams(),
): Promise<CataloguePage | null> {
  const view = await loadShellView({ site, locale });
  const { language } = view.locale;
  const [catalogue, index, wire] = await Promise.all([
    loadCatalogue(language),
    loadFilterIndex(language),
    loadCatalogueWire(view, query),
  ]);
  const hierarchy = catalogueHierarchy(catalogue, view.locale, view.links);
  const stage = findCatalogueStage(hierarchy, path, view.links);
  if (!stage) return null;
  return { view, ...createCatalogueView({ view, catalogue, hierarchy, index, stage, query, wire }) };
}

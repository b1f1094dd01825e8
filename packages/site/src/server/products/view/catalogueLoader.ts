import { loadShellView, type SiteView } from '../../view/createSiteView';
import { catalogueHierarchy } from '../catalogueHierarchy';
import { loadCatalogue } from '../loadCatalogue';
import { loadFilterIndex } from '../loadFilterIndex';

import { findCatalogueStage } from './catalogueStage';
import { createCatalogueView, type CatalogueView } from './catalogueView';

/** A page of the hierarchy in its frame. */
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
 * Loads everything a page of the hierarchy is rendered from; null when it was withdrawn since routing found it.
 * @throws ProductServiceError when the product service cannot answer and nothing is cached.
 */
export async function loadCataloguePage(
  { site, locale, path }: CatalogueParams,
  query = new URLSearchParams(),
): Promise<CataloguePage | null> {
  const view = await loadShellView({ site, locale });
  const { language } = view.locale;
  const [catalogue, index] = await Promise.all([loadCatalogue(language), loadFilterIndex(language)]);
  const hierarchy = catalogueHierarchy(catalogue, view.locale, view.links);
  const stage = findCatalogueStage(hierarchy, path, view.links);
  if (!stage) return null;
  return { view, ...createCatalogueView({ view, catalogue, hierarchy, index, stage, query }) };
}

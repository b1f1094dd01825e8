import { notFound } from 'next/navigation';
import { cache } from 'react';

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
  path?: string[];
}

const load = cache(
  async (site: string, locale: string, path: string, query: string): Promise<CataloguePage> => {
    const view = await loadShellView({ site, locale });
    const { language } = view.locale;
    const [catalogue, index] = await Promise.all([loadCatalogue(language), loadFilterIndex(language)]);
    const hierarchy = catalogueHierarchy(catalogue, view.locale, view.links);
    const stage = findCatalogueStage(hierarchy, path.split('/').filter(Boolean), view.links);
    // The proxy found it a moment ago; it can only have been withdrawn in between.
    if (!stage) notFound();
    const facts = { view, catalogue, hierarchy, index, stage, query: new URLSearchParams(query) };
    return { view, ...createCatalogueView(facts) };
  },
);

/**
 * Everything a page of the hierarchy is drawn from; loaded once, though metadata and page both ask.
 * @throws ProductServiceError when the product service cannot answer and nothing is remembered.
 */
export const loadCataloguePage = (
  { site, locale, path = [] }: CatalogueParams,
  query = new URLSearchParams(),
): Promise<CataloguePage> => load(site, locale, path.join('/'), query.toString());

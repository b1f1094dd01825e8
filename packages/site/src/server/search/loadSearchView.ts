import type { Locale } from '@kmx/core';

import { hasProducts } from '../content/siteFeatures';
import type { SiteConfig, SystemData } from '../content/system.schema';
import { createLinkContext } from '../links/createLinkContext';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { readCatalogue } from '../products/readCatalogue';

import type { SearchView } from './SearchView';

export async function loadSearchView(
  site: SiteConfig,
  system: SystemData,
  locale: Locale,
): Promise<SearchView> {
  const links = createLinkContext(site, system, locale);
  const showsProducts = hasProducts(site, system.sites);
  const catalogue = showsProducts ? await readCatalogue(locale.language) : null;
  return {
    site,
    locale,
    links,
    hasProducts: showsProducts,
    hierarchy: catalogue && catalogueHierarchy(catalogue, locale, links),
  };
}

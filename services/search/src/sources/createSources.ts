import { findMainSite } from '@kmx/core';
import { queryService } from '../remote/queryService';
import { createPageSource } from './pageSource';
import { createProductSource } from './productSource';
import type { SearchSource } from './SearchSource';
import { IndexedSitesDocument } from './sites.query';
import { sitesSchema, type IndexedSite } from './sites.schema';

/** Sources of the index: a site's pages, and the products of the main site. */
export interface Sources {
  /** @throws ServiceError if the content service does not respond. */
  readSites: () => Promise<readonly IndexedSite[]>;
  pagesOf: (site: IndexedSite) => SearchSource;
  /** Undefined if there is no main site or no product service. */
  productsOf: (sites: readonly IndexedSite[]) => SearchSource | undefined;
}

export function createSources(settings: { contentUrl: string; productUrl: string | undefined }): Sources {
  const content = { name: 'content', url: `${settings.contentUrl}/graphql` };
  const { productUrl } = settings;
  return {
    readSites: async () => {
      const service = { ...content, url: `${content.url}?locale=en` };
      const { systemData } = await queryService(service, IndexedSitesDocument, sitesSchema, {});
      return systemData.sites;
    },
    pagesOf: (site) => createPageSource(content, site),
    productsOf: (sites) => {
      const main = findMainSite(sites);
      if (!main || productUrl === undefined) return undefined;
      return createProductSource({ name: 'product', url: `${productUrl}/graphql` }, main);
    },
  };
}

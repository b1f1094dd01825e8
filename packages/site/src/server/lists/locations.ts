import type { LocationListing } from '@kmx/blocks';
import { parseLocationFilter, sortLocations, type CompanyLocation, type LanguageCode } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { queryContent } from '../content/queryContent';
import { mediaTag, siteTag, systemTag } from '../content/tags';

import type { ListInput } from './ListInput';
import { LocationsOfSiteDocument } from './locations.query';
import { locationsSchema } from './locations.schema';

/** Loads the locations of a site in list order. */
const loadLocations = (siteKey: string, language: LanguageCode): Promise<readonly CompanyLocation[]> =>
  contentCache().get(
    `locations:${siteKey}:${language}`,
    [siteTag(siteKey), systemTag, mediaTag],
    async () => {
      const variables = { site: siteKey };
      const { locationsOfSite } = await queryContent(
        LocationsOfSiteDocument,
        locationsSchema,
        variables,
        language,
      );
      return sortLocations(locationsOfSite, language);
    },
  );

/**
 * Loads a location list with the filter of the address.
 * @throws ContentError if the content service fails.
 */
export async function loadLocationListing({ view, path, query }: ListInput): Promise<LocationListing> {
  return {
    items: await loadLocations(view.site.key, view.locale.language),
    filter: parseLocationFilter(query),
    path,
    measurement: view.measurement,
  };
}

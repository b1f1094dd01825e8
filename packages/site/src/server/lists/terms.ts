import type { ListedTerms, TermsListing } from '@kmx/blocks';
import { decideTermFilter, type LanguageCode } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { queryContent } from '../content/queryContent';
import { mediaTag, siteTag, systemTag } from '../content/tags';

import type { ListInput } from './ListInput';
import { TermsOfSiteDocument } from './terms.query';
import { termsOfSiteSchema } from './terms.schema';

/** Loads the terms of a site that have a file. */
const loadTerms = (siteKey: string, language: LanguageCode): Promise<ListedTerms[]> =>
  contentCache().get(`terms:${siteKey}:${language}`, [siteTag(siteKey), systemTag, mediaTag], async () => {
    const variables = { site: siteKey };
    const { termsOfSite } = await queryContent(TermsOfSiteDocument, termsOfSiteSchema, variables, language);
    return termsOfSite.flatMap((terms) => terms ?? []);
  });

/**
 * Loads a list of terms with the filter of the address, or of the reader's country.
 * @throws ContentError if the content service fails.
 */
export async function loadTermsListing({ view, path, query }: ListInput): Promise<TermsListing> {
  const items = await loadTerms(view.site.key, view.locale.language);
  return { items, filter: decideTermFilter(query, { country: view.locale.country, terms: items }), path };
}

import type { ListedTerms, TermsListing } from '@kmx/blocks';
import { decideTermFilter, type LanguageCode } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { queryContent } from '../content/queryContent';
import { mediaTag, siteTag, systemTag } from '../content/tags';

import type { ListInput } from './ListInput';
import { TermsOfSiteDocument } from './terms.query';
import { termsOfSiteSchema } from './terms.schema';

/** Every document of a site's terms that has a file, with its words in a language. */
const loadTerms = (siteKey: string, language: LanguageCode): Promise<ListedTerms[]> =>
  contentCache().get(`terms:${siteKey}:${language}`, [siteTag(siteKey), systemTag, mediaTag], async () => {
    const variables = { site: siteKey };
    const { termsOfSite } = await queryContent(TermsOfSiteDocument, termsOfSiteSchema, variables, language);
    return termsOfSite.flatMap((terms) => terms ?? []);
  });

/**
 * What a list of terms shows of a site, with the filter of the address or of the reader's country.
 * @throws ContentError when the content service cannot answer.
 */
export async function loadTermsListing({ view, path, query }: ListInput): Promise<TermsListing> {
  const items = await loadTerms(view.site.key, view.locale.language);
  return { items, filter: decideTermFilter(query, { country: view.locale.country, terms: items }), path };
}

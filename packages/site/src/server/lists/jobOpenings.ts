import type { JobOpeningData, JobOpeningListing, ListedJobOpening } from '@kmx/blocks';
import { decideContentLanguage, htmlLang, type LanguageCode } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { queryContent } from '../content/queryContent';
import { siteTag, systemTag } from '../content/tags';

import { JobOpeningsOfSiteDocument } from './jobOpenings.query';
import { jobOpeningsSchema } from './jobOpenings.schema';
import type { ListInput } from './ListInput';

const loadJobOpenings = (siteKey: string, language: LanguageCode): Promise<JobOpeningData[]> =>
  contentCache().get(`jobOpenings:${siteKey}:${language}`, [siteTag(siteKey), systemTag], async () => {
    const variables = { site: siteKey };
    const { jobOpeningsOfSite } = await queryContent(
      JobOpeningsOfSiteDocument,
      jobOpeningsSchema,
      variables,
      language,
    );
    return jobOpeningsOfSite;
  });

/** Returns the openings that are available in a language of the site. */
const listJobOpenings = (
  openings: readonly JobOpeningData[],
  { site, locale }: ListInput['view'],
): ListedJobOpening[] =>
  openings.flatMap(({ languages, ...opening }) => {
    const decision = decideContentLanguage({ pageLanguages: languages, locale, site });
    if (decision.isLanguageUnavailable) return [];
    const lang = decision.isLanguageFallback ? htmlLang(locale, decision.contentLanguage) : undefined;
    return [{ ...opening, lang }];
  });

/**
 * Loads the job openings of a site.
 * @throws ContentError if the content service fails.
 */
export async function loadJobOpeningListing({ view }: ListInput): Promise<JobOpeningListing> {
  const openings = await loadJobOpenings(view.site.key, view.locale.language);
  return { items: listJobOpenings(openings, view), now: new Date().toISOString() };
}

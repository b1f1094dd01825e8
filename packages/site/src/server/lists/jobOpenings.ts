import type { JobOpeningData, JobOpeningListing, ListedJobOpening } from '@kmx/blocks';
import {
  applicationPaths,
  decideContentLanguage,
  hasJobEnded,
  htmlLang,
  isJobOpen,
  siteUrl,
  type LanguageCode,
} from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { queryContent } from '../content/queryContent';
import { siteTag, systemTag } from '../content/tags';
import type { SiteView } from '../view/createSiteView';

import { JobOpeningsOfSiteDocument } from './jobOpenings.query';
import { jobOpeningsSchema } from './jobOpenings.schema';
import type { ListInput } from './ListInput';

/**
 * Loads the job openings of a site, including those that are not yet or no longer open.
 * @throws ContentError if the content service fails.
 */
export const loadJobOpenings = (siteKey: string, language: LanguageCode): Promise<JobOpeningData[]> =>
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

export const careersSlugs = ['careers', 'karriere', 'jobs'] as const;

type JobScope = Pick<SiteView, 'site' | 'locale'>;

const decideJobLanguage = ({ languages }: Pick<JobOpeningData, 'languages'>, { site, locale }: JobScope) =>
  decideContentLanguage({ pageLanguages: languages, locale, site });

/** Checks if an opening is open and available in a language of the site. */
export const isListedJob = (opening: JobOpeningData, scope: JobScope, now: Date): boolean =>
  isJobOpen(opening, now) && !decideJobLanguage(opening, scope).isLanguageUnavailable;

/** Returns the path of an opening inside its site, percent-encoded. */
export const jobOpeningPath = (slug: string): string =>
  `${applicationPaths.jobOpenings}/${encodeURIComponent(slug)}`;

/** Finds an opening that was listed at a path of its site until its last day; `path` is percent-encoded. */
export const findEndedJob = (
  openings: readonly JobOpeningData[],
  path: string,
  scope: JobScope,
  now: Date,
): JobOpeningData | undefined =>
  openings.find(
    (opening) =>
      jobOpeningPath(opening.slug) === path &&
      hasJobEnded(opening, now) &&
      !decideJobLanguage(opening, scope).isLanguageUnavailable,
  );

/** Adds the address of an opening, and the language of its texts if it differs from the reader's. */
export const toListedJob = (
  { languages, ...opening }: JobOpeningData,
  view: Pick<SiteView, 'site' | 'locale' | 'links'>,
): ListedJobOpening => {
  const { isLanguageFallback, contentLanguage } = decideJobLanguage({ languages }, view);
  const lang = isLanguageFallback ? htmlLang(view.locale, contentLanguage) : undefined;
  return { ...opening, lang, href: siteUrl(jobOpeningPath(opening.slug), view.links) };
};

/**
 * Loads the job openings of a site.
 * @throws ContentError if the content service fails.
 */
export async function loadJobOpeningListing({ view }: ListInput): Promise<JobOpeningListing> {
  const openings = await loadJobOpenings(view.site.key, view.locale.language);
  const items = openings
    .filter((opening) => !decideJobLanguage(opening, view).isLanguageUnavailable)
    .map((opening) => toListedJob(opening, view));
  return { items, now: new Date().toISOString() };
}

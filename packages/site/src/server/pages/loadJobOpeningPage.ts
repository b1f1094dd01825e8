import {
  describeJob,
  joinWithSeparator,
  toHtml,
  type JobOpeningData,
  type ListedJobOpening,
  type PageContext,
} from '@kmx/blocks';
import { createJobPosting, decideContentLanguage, decideNextJobChange, siteUrl } from '@kmx/core';

import { publisherOf } from '../findability/createPageGraph';
import {
  findEndedJob,
  isListedJob,
  jobOpeningPath,
  loadJobOpenings,
  toListedJob,
} from '../lists/jobOpenings';
import type { ApplicationPage } from '../view/ApplicationPage';
import { createPageContext } from '../view/createPageContext';
import { loadShellView, type SiteView } from '../view/createSiteView';

export interface ShownJobOpening {
  view: SiteView;
  page: ApplicationPage;
  opening: ListedJobOpening;
  context: PageContext;
}

export interface JobOpeningPageData extends ShownJobOpening {
  /** Time at which the page ends, in ms since 1970; undefined without a last day to apply. */
  endsAt: number | undefined;
}

/** Describes the page of an opening, with its structured data (schema.org's JobPosting). */
export function createJobOpeningPage(view: SiteView, found: JobOpeningData): ApplicationPage {
  const opening = toListedJob(found, view);
  const { slug, title, text, location } = opening;
  const path = jobOpeningPath(slug);
  const { contentLanguage } = decideContentLanguage({ pageLanguages: found.languages, ...view });
  return {
    path,
    title,
    description: joinWithSeparator([location.name, location.city, describeJob(opening, view.intl)]),
    languages: found.languages,
    contentLanguage: contentLanguage ?? undefined,
    isIndexed: true,
    things: [
      createJobPosting({
        opening,
        description: toHtml(text),
        url: siteUrl(path, { ...view.links, isAbsolute: true }),
        employer: publisherOf({ view }),
      }),
    ],
  };
}

/** Creates what the page of an opening shows, also of one that is not open or not published. */
export const showJobOpening = (view: SiteView, found: JobOpeningData): ShownJobOpening => ({
  view,
  page: createJobOpeningPage(view, found),
  opening: toListedJob(found, view),
  context: createPageContext(
    { view, page: found },
    decideContentLanguage({ pageLanguages: found.languages, ...view }),
  ),
});

/** Loads the page of an open job; null if the job has ended or was removed after routing. */
export async function loadJobOpeningPage(params: {
  site: string;
  locale: string;
  slug: string;
}): Promise<JobOpeningPageData | null> {
  const view = await loadShellView(params);
  const now = new Date();
  const openings = await loadJobOpenings(view.site.key, view.locale.language);
  const found = openings.find(({ slug }) => slug === params.slug);
  if (!found || !isListedJob(found, view, now)) return null;
  return { ...showJobOpening(view, found), endsAt: decideNextJobChange([found], now)?.getTime() };
}

/**
 * Loads the opening whose page was at an address until its last day; null if it has been opened again or removed.
 */
export async function loadClosedJob(params: {
  site: string;
  locale: string;
  slug: string;
}): Promise<{ view: SiteView; opening: ListedJobOpening } | null> {
  const view = await loadShellView(params);
  const openings = await loadJobOpenings(view.site.key, view.locale.language);
  const found = findEndedJob(openings, jobOpeningPath(params.slug), view, new Date());
  return found ? { view, opening: toListedJob(found, view) } : null;
}

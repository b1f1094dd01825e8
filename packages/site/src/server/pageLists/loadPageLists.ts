import { decideLists, type PageLists } from '@kmx/blocks';
import { priceParameters } from '@kmx/core';

import { isContentError } from '../content/ContentError';
import type { ContentPage } from '../content/page.schema';
import { loadFormReading } from '../forms/loadFormReading';

import { loadEventListing } from '../lists/events';
import { loadJobOpeningListing } from '../lists/jobOpenings';
import type { ListInput } from '../lists/ListInput';
import { loadLocationListing } from '../lists/locations';
import { loadMediaReleaseListing } from '../lists/mediaReleases';
import { loadNewsListing } from '../lists/news';
import { loadStoryListing } from '../lists/stories';
import { loadStoryContactListing } from '../lists/storyContacts';
import { loadTermsListing } from '../lists/terms';
import { log } from '../log';

/** Lists that need other documents. */
type ListName = Exclude<keyof PageLists, 'forms' | 'sharePrices'>;

/**
 * Returns undefined if a service fails, so that the page shows a notice. Rethrows for a stored page, which
 * must not contain the notice.
 */
async function loadOptional<T>(load: () => Promise<T>, isStored: boolean): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (isStored || !isContentError(error)) throw error;
    log('warn', 'A list of a page could not be loaded.', {}, error);
    return undefined;
  }
}

/**
 * Loads the lists that the modules of a page show; `isStored` for a page stored for everyone.
 * @throws ContentError if a list of a stored page cannot be loaded.
 */
export async function loadPageLists(
  page: Pick<ContentPage, 'modules'>,
  input: ListInput,
  { isStored }: { isStored: boolean },
): Promise<PageLists> {
  const { lists, formKinds } = decideLists(page.modules);
  const load = <T>(name: ListName, loader: (input: ListInput) => Promise<T>) =>
    lists.has(name) ? loadOptional(() => loader(input), isStored) : undefined;
  const [stories, storyContacts, mediaReleases, news, events, locations, terms, jobOpenings] =
    await Promise.all([
      load('stories', loadStoryListing),
      load('storyContacts', loadStoryContactListing),
      load('mediaReleases', loadMediaReleaseListing),
      load('news', loadNewsListing),
      load('events', loadEventListing),
      load('locations', loadLocationListing),
      load('terms', loadTermsListing),
      load('jobOpenings', loadJobOpeningListing),
    ]);
  const forms = [...formKinds].map((kind) => [kind, loadFormReading({ ...input, kind })] as const);
  return {
    stories,
    storyContacts,
    mediaReleases,
    news,
    events,
    locations,
    terms,
    jobOpenings,
    sharePrices: lists.has('sharePrices')
      ? { range: priceParameters.range.parse(input.query), path: input.path }
      : undefined,
    forms: Object.fromEntries(forms),
  };
}

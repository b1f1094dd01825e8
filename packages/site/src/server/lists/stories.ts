import type { ServiceStory, StoryListing, StoryTeaser } from '@kmx/blocks';
import {
  decideContentLanguage,
  decidePageVersion,
  emptyStoryFilter,
  htmlLang,
  pageUrl,
  parseStoryFilter,
  siteUrl,
  storyFilterQuery,
  type LanguageCode,
  type StoryFilter,
} from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { pageTags } from '../content/loaders';
import { queryContent } from '../content/queryContent';
import type { SiteView } from '../view/createSiteView';

import type { ListInput } from './ListInput';
import { StoriesOfSiteDocument } from './stories.query';
import { storiesSchema } from './stories.schema';

/** Parent slug of stories (section 2.2). */
const storiesSlug = 'stories';

/** Path of the overview inside the site. */
export const storiesPath = `/${storiesSlug}`;

/** Loads all stories of a site, newest first; one cache entry per language, shared by all pages. */
export const loadSiteStories = (siteKey: string, language: LanguageCode): Promise<readonly ServiceStory[]> =>
  contentCache().get(`stories:${siteKey}:${language}`, pageTags(siteKey), async () => {
    const variables = { site: siteKey };
    return (await queryContent(StoriesOfSiteDocument, storiesSchema, variables, language)).storiesOfSite;
  });

/** Returns the address of the story overview, optionally filtered. */
export function storiesHref({ links }: Pick<SiteView, 'links'>, filter: Partial<StoryFilter> = {}): string {
  const query = storyFilterQuery({ ...emptyStoryFilter, ...filter });
  return `${siteUrl(storiesPath, links)}${query && `?${query}`}`;
}

export type StoryView = Pick<SiteView, 'site' | 'locale' | 'links' | 'hierarchy'>;

/** Product names depend on the reader's country. */
const nameProducts = (slugs: readonly string[], { hierarchy }: StoryView): StoryTeaser['products'] =>
  slugs.map((slug) => ({ slug, name: hierarchy?.entries.get(slug)?.product.name }));

/** Selects the stories available to the reader, in the country's own version. */
export function selectStories(stories: readonly ServiceStory[], view: StoryView): readonly StoryTeaser[] {
  const { site, locale, links } = view;
  const versionsOf = (slug: string) => stories.filter((story) => story.slug === slug);
  return stories.flatMap((story): StoryTeaser[] => {
    const { slug, languages, countries: _countries, products, ...teaser } = story;
    if (decidePageVersion(versionsOf(slug), locale.country) !== story) return [];
    const decision = decideContentLanguage({ pageLanguages: languages, locale, site });
    if (decision.isLanguageUnavailable) return [];
    return [
      {
        ...teaser,
        href: pageUrl({ ...links, parentSlug: storiesSlug, slug }),
        products: nameProducts(products, view),
        lang: decision.isLanguageFallback ? htmlLang(locale, decision.contentLanguage) : undefined,
      },
    ];
  });
}

/**
 * Loads the stories of the reader's site, newest first.
 * @throws ContentError if the content service fails.
 */
export const loadStories = async (view: StoryView): Promise<readonly StoryTeaser[]> =>
  selectStories(await loadSiteStories(view.site.key, view.locale.language), view);

/** Loads the available stories with the filter of the address. */
export async function loadStoryListing({ view, path, query }: ListInput): Promise<StoryListing> {
  return {
    items: await loadStories(view),
    filter: parseStoryFilter(query),
    path,
    storiesHref: storiesHref(view),
  };
}

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

/** The segment that stories stand under (section 2.2). */
const storiesSlug = 'stories';

/** Where the overview stands inside a site. */
export const storiesPath = `/${storiesSlug}`;

/** Every story of a site, the newest first: one entry of memory for a language, whatever pages ask for. */
export const loadSiteStories = (siteKey: string, language: LanguageCode): Promise<readonly ServiceStory[]> =>
  contentCache().get(`stories:${siteKey}:${language}`, pageTags(siteKey), async () => {
    const variables = { site: siteKey };
    return (await queryContent(StoriesOfSiteDocument, storiesSchema, variables, language)).storiesOfSite;
  });

/** The overview of stories, filtered where something is given to filter by. */
export function storiesHref({ links }: Pick<SiteView, 'links'>, filter: Partial<StoryFilter> = {}): string {
  const query = storyFilterQuery({ ...emptyStoryFilter, ...filter });
  return `${siteUrl(storiesPath, links)}${query && `?${query}`}`;
}

/** As much of a site as its stories are shown with. */
export type StoryView = Pick<SiteView, 'site' | 'locale' | 'links' | 'hierarchy'>;

/** A product's name is the one that the reader's country lists it under. */
const nameProducts = (slugs: readonly string[], { hierarchy }: StoryView): StoryTeaser['products'] =>
  slugs.map((slug) => ({ slug, name: hierarchy?.entries.get(slug)?.product.name }));

/** The stories as the reader can read them: the country's own versions, in a language that the site may show. */
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

/** The stories of the reader's site, the newest first. @throws ContentError when the content service cannot say. */
export const loadStories = async (view: StoryView): Promise<readonly StoryTeaser[]> =>
  selectStories(await loadSiteStories(view.site.key, view.locale.language), view);

/** Every story that the reader can read, with the filter of the address. */
export async function loadStoryListing({ view, path, query }: ListInput): Promise<StoryListing> {
  return {
    items: await loadStories(view),
    filter: parseStoryFilter(query),
    path,
    storiesHref: storiesHref(view),
  };
}

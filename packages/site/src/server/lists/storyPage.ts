import { z } from 'zod';
import { storyPageSchema, type StoryPage, type StoryTeaser } from '@kmx/blocks';
import { pageUrl, selectRelatedStories } from '@kmx/core';

import { log } from '../log';
import type { SiteView } from '../view/createSiteView';

import { loadStories, storiesHref, type StoryView } from './stories';
import { toContactItem } from './storyContacts';

/** More would distract from the story. */
const maxRelated = 3;

/** A page with the unvalidated `story` of the content service. */
interface PageWithStory {
  id: string;
  slug: string;
  parentSlug: string;
  title: string;
  story?: unknown;
}

/** Returns the story of a page; undefined if it is not a story or is invalid. */
export function readStory(page: PageWithStory, view: Pick<SiteView, 'links'>): StoryPage | undefined {
  if (page.story === null || page.story === undefined) return undefined;
  const read = storyPageSchema.safeParse(page.story);
  if (!read.success) {
    log('error', `The story of a page is invalid: ${z.prettifyError(read.error)}`, { page: page.id });
    return undefined;
  }
  const { topics, contacts, category, ...story } = read.data;
  return {
    ...story,
    category,
    categoryHref: category && storiesHref(view, { category: [category] }),
    topics: topics.map(({ slug, name }) => ({ name, href: storiesHref(view, { topic: [slug] }) })),
    contacts: contacts.map((contact) => toContactItem(contact, view)),
  };
}

/** Returns title and public address for sharing. */
export const sharedStory = (
  { title, parentSlug, slug }: PageWithStory,
  { links }: Pick<SiteView, 'links'>,
) => ({
  title,
  url: pageUrl({ ...links, parentSlug, slug, isAbsolute: true }),
});

/**
 * Loads "Related stories (by product slug)" (section 2.3); empty on failure, which must not break the page.
 */
export async function loadRelatedStories(
  view: StoryView,
  about: { products: readonly string[]; excludeId?: string },
): Promise<readonly StoryTeaser[]> {
  if (about.products.length === 0) return [];
  try {
    return selectRelatedStories(await loadStories(view), { ...about, first: maxRelated });
  } catch (error) {
    log('warn', 'Related stories could not be loaded.', { site: view.site.key }, error);
    return [];
  }
}

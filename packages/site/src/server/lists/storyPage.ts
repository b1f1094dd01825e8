import { z } from 'zod';
import { storyPageSchema, type StoryPage, type StoryTeaser } from '@kmx/blocks';
import { pageUrl, selectRelatedStories } from '@kmx/core';

import { describeFailure, log } from '../log';
import type { SiteView } from '../view/createSiteView';

import { loadStories, storiesHref, type StoryView } from './stories';
import { toContactItem } from './storyContacts';

/** More would lead away from what is being read. */
const maxRelated = 3;

/** A page as far as its story is concerned; `story` as the content service gave it. */
interface PageWithStory {
  id: string;
  slug: string;
  parentSlug: string;
  title: string;
  story?: unknown;
}

/** The story that a page is; undefined when it is none, or cannot be read. */
export function readStory(page: PageWithStory, view: Pick<SiteView, 'links'>): StoryPage | undefined {
  if (page.story === null || page.story === undefined) return undefined;
  const read = storyPageSchema.safeParse(page.story);
  if (!read.success) {
    log('error', `The story of a page cannot be read: ${z.prettifyError(read.error)}`, { page: page.id });
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

/** What is shared of a story: its title and public address. */
export const sharedStory = (
  { title, parentSlug, slug }: PageWithStory,
  { links }: Pick<SiteView, 'links'>,
) => ({
  title,
  url: pageUrl({ ...links, parentSlug, slug, isAbsolute: true }),
});

/** "Related stories (by product slug)" (section 2.3); none when they cannot be loaded, for which no page fails. */
export async function loadRelatedStories(
  view: StoryView,
  about: { products: readonly string[]; excludeId?: string },
): Promise<readonly StoryTeaser[]> {
  if (about.products.length === 0) return [];
  try {
    return selectRelatedStories(await loadStories(view), { ...about, first: maxRelated });
  } catch (error) {
    log('warn', describeFailure(error), { site: view.site.key });
    return [];
  }
}

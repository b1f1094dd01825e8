import type { StoryContactItem, StoryTeaser } from '@kmx/blocks';
import { createLocale, createStoryContactThing, filterStories, emptyStoryFilter, siteUrl } from '@kmx/core';

import { siteHome } from '../links/loadHost';
import { loadStories } from '../lists/stories';
import { loadStoryContacts, storyContactPath, toContactItem } from '../lists/storyContacts';
import type { ApplicationPage } from '../view/ApplicationPage';
import { loadShellView, type SiteView } from '../view/createSiteView';

export interface StoryContactPageData {
  view: SiteView;
  page: ApplicationPage;
  contact: StoryContactItem;
  stories: readonly StoryTeaser[];
}

/**
 * Describes the contact's page: available in every language of the site, and indexed as a person of the
 * company.
 */
export function createStoryContactPage(view: SiteView, contact: StoryContactItem): ApplicationPage {
  const { site, links } = view;
  const { slug, name, role, text, email, phone } = contact;
  const path = storyContactPath(slug);
  return {
    path,
    title: name,
    description: text ?? role,
    isIndexed: true,
    things: [
      createStoryContactThing({
        name,
        text: text ?? role,
        url: siteUrl(path, { ...links, isAbsolute: true }),
        email,
        phone,
        organization: { name: site.name, url: siteHome(site, createLocale(site.defaultLanguage)) },
      }),
    ],
  };
}

/** Loads a story contact; null if it was removed after routing. */
export async function loadStoryContactPage(params: {
  site: string;
  locale: string;
  slug: string;
}): Promise<StoryContactPageData | null> {
  const view = await loadShellView(params);
  const { slug } = params;
  const contacts = await loadStoryContacts(view.site.key, view.locale.language);
  const found = contacts.find((contact) => contact.slug === slug);
  if (!found) return null;
  const contact = toContactItem(found, view);
  const stories = filterStories(await loadStories(view), { ...emptyStoryFilter, contact: [slug] });
  return { view, page: createStoryContactPage(view, contact), contact, stories };
}

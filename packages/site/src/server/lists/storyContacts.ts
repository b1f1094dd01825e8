import type { ServiceStoryContact, StoryContactItem, StoryContactListing } from '@kmx/blocks';
import { applicationPaths, siteUrl, type LanguageCode } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { pageTags } from '../content/loaders';
import { queryContent } from '../content/queryContent';
import type { SiteView } from '../view/createSiteView';

import type { ListInput } from './ListInput';
import { loadStories } from './stories';
import { StoryContactsOfSiteDocument } from './storyContacts.query';
import { storyContactsSchema } from './storyContacts.schema';

export const loadStoryContacts = (
  siteKey: string,
  language: LanguageCode,
): Promise<readonly ServiceStoryContact[]> =>
  contentCache().get(`storyContacts:${siteKey}:${language}`, pageTags(siteKey), async () => {
    const variables = { site: siteKey };
    return (await queryContent(StoryContactsOfSiteDocument, storyContactsSchema, variables, language))
      .storyContactsOfSite;
  });

/** Returns the path of a contact inside its site, percent-encoded. */
export const storyContactPath = (slug: string): string =>
  `${applicationPaths.storyContacts}/${encodeURIComponent(slug)}`;

export const toContactItem = (
  contact: ServiceStoryContact,
  { links }: Pick<SiteView, 'links'>,
): StoryContactItem => ({ ...contact, href: siteUrl(storyContactPath(contact.slug), links) });

export async function loadStoryContactListing({ view, path }: ListInput): Promise<StoryContactListing> {
  const [contacts, stories] = await Promise.all([
    loadStoryContacts(view.site.key, view.locale.language),
    loadStories(view),
  ]);
  const countOf = (slug: string) =>
    stories.filter(({ contacts: named }) => named.some((contact) => contact.slug === slug)).length;
  const items = contacts.map((contact) => ({
    ...toContactItem(contact, view),
    storyCount: countOf(contact.slug),
  }));
  return { items, path };
}

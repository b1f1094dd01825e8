import { createPathCluster, localesOfSite, type SitemapEntry } from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';
import type { HostView } from '../links/loadHost';
import { storyContactPath } from '../lists/storyContacts';

interface StoryContactEntriesInput {
  site: SiteConfig;
  host: Pick<HostView, 'system' | 'address'>;
  contacts: readonly { readonly slug: string }[];
}

/** Creates sitemap entries of story contacts, which exist in every locale of the site. */
export const createStoryContactEntries = ({
  site,
  host: { system, address },
  contacts,
}: StoryContactEntriesInput): readonly SitemapEntry[] => {
  const locales = localesOfSite(site, system.countries);
  return contacts.flatMap(({ slug }) => {
    const path = storyContactPath(slug);
    const { members, alternates } = createPathCluster({ site, locales, path, isIn: () => true, ...address });
    return members.map(({ href }) => ({ url: href, alternates }));
  });
};

import { StoryContact } from '@kmx/blocks';
import { applicationPaths, pagePath, pageUrl } from '@kmx/core';

import { ApplicationPageView } from '../frame/ApplicationPageView';
import { mediaUrl } from '@/server/links/mediaUrl';
import type { StoryContactPageData } from '@/server/pages/loadStoryContactPage';
import type { SiteView } from '@/server/view/createSiteView';

/** Returns the contact list, which is an editorial page and may not exist. */
function findContactsHref({ index, links }: SiteView): string | undefined {
  const list = index.find((page) => pagePath(page) === applicationPaths.storyContacts);
  return list && pageUrl({ ...links, ...list });
}

/** "Story contacts … one author" (section 2.2). */
export function StoryContactPageView({ view, page, contact, stories }: StoryContactPageData) {
  return (
    <ApplicationPageView view={view} page={page}>
      <StoryContact
        contact={contact}
        stories={stories}
        context={{ intl: view.intl, mediaUrl }}
        contactsHref={findContactsHref(view)}
      />
    </ApplicationPageView>
  );
}

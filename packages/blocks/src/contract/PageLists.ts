import type { FormKind, FormReading } from '@kmx/core/forms';
import type { EventListing } from '../EventList/EventListing';
import type { LocationListing } from '../LocationList/LocationListing';
import type { MediaReleaseListing } from '../MediaReleaseList/MediaReleaseList.types';
import type { NewsListing } from '../NewsList/NewsList.types';
import type { StoryContactListing, StoryListing } from '../shared/StoryCard/Story';
import type { TermsListing } from '../TermsList/TermsListing';

/**
 * What modules show that no module holds: other documents of the site, and how a form stands. The site loads what a page's
 * modules ask for; one that is missing could not be loaded, and its module says so.
 */
export interface PageLists {
  readonly stories?: StoryListing | undefined;
  readonly storyContacts?: StoryContactListing | undefined;
  readonly mediaReleases?: MediaReleaseListing | undefined;
  readonly news?: NewsListing | undefined;
  readonly events?: EventListing | undefined;
  readonly locations?: LocationListing | undefined;
  readonly terms?: TermsListing | undefined;
  readonly forms?: Readonly<Partial<Record<FormKind, FormReading>>> | undefined;
}

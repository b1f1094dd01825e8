import type { FormKind, FormReading } from '@kmx/core/forms';
import type { EventListing } from '../blocks/EventList/EventListing';
import type { LocationListing } from '../blocks/LocationList/LocationListing';
import type { MediaReleaseListing } from '../blocks/MediaReleaseList/MediaReleaseList.types';
import type { NewsListing } from '../blocks/NewsList/NewsList.types';
import type { TermsListing } from '../blocks/TermsList/TermsListing';
import type { StoryContactListing, StoryListing } from '../shared/StoryCard/Story';

/**
 * Data of modules that is not in the modules: other documents of the site, and states of forms. The site loads the
 * data that a page's modules require; if it could not be loaded, the module shows that.
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

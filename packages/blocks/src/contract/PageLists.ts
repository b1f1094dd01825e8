import type { FormKind, FormReading } from '@kmx/core/forms';
import type { EventListing } from './lists/EventListing';
import type { JobOpeningListing } from './lists/JobOpeningListing';
import type { LocationListing } from './lists/LocationListing';
import type { MediaReleaseListing } from './lists/MediaReleaseListing';
import type { NewsListing } from './lists/NewsListing';
import type { SharePriceListing } from './lists/SharePriceListing';
import type { StoryContactListing, StoryListing } from './lists/StoryListing';
import type { TermsListing } from './lists/TermsListing';

/**
 * Data of modules that the modules themselves do not contain: other documents of the site, and states of forms. The
 * site loads what a page's modules require; a module whose data could not be loaded shows a notice.
 */
export interface PageLists {
  readonly stories?: StoryListing | undefined;
  readonly storyContacts?: StoryContactListing | undefined;
  readonly mediaReleases?: MediaReleaseListing | undefined;
  readonly news?: NewsListing | undefined;
  readonly events?: EventListing | undefined;
  readonly locations?: LocationListing | undefined;
  readonly terms?: TermsListing | undefined;
  readonly jobOpenings?: JobOpeningListing | undefined;
  readonly sharePrices?: SharePriceListing | undefined;
  readonly forms?: Readonly<Partial<Record<FormKind, FormReading>>> | undefined;
}

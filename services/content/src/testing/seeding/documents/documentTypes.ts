import type {
  FileKey,
  Localized,
  LocalizedMarkdown,
  MediaKey,
  SeedLanguage,
  SeedLink,
  SeedModule,
  SeedSiteKey,
} from './types';

interface Placed {
  site: SeedSiteKey;
  /** Unique among the documents of its kind on the site. */
  slug: string;
}

/** Common fields of stories, releases and events, each of which has a page. */
interface SeedArticle extends Placed {
  languages: SeedLanguage[];
  /** Country codes; absent: every country. */
  countries?: string[];
  title: Localized;
  leadText: Localized;
  teaserImage?: MediaKey;
  modules: SeedModule[];
}

export interface SeedTopic {
  slug: string;
  name: Localized;
}

export interface SeedStoryContact extends Placed {
  /** A department or team, never a person. */
  name: Localized;
  role?: Localized;
  text?: Localized;
  email: string;
  phone?: string;
  image?: MediaKey;
}

/** At `/stories/{slug}`. Whether it has a film follows from its modules. */
export interface SeedStory extends SeedArticle {
  /** `2026-06-04`, or an instant. */
  publicationDate: string;
  category: 'customers' | 'technology' | 'people' | 'sustainability' | 'company';
  teaserImage: MediaKey;
  /** Slugs of contacts of the same site. */
  storyContacts?: string[];
  /** Slugs of topics. */
  topics?: string[];
  /** Slugs of products. */
  products?: string[];
}

/** At `/media-releases/{slug}`. */
export interface SeedRelease extends SeedArticle {
  /** `2026-06-04`, or an instant. */
  publicationDate: string;
  adhoc?: boolean;
  contactEmail?: string;
  documents?: FileKey[];
}

export interface SeedNews {
  site: SeedSiteKey;
  /** Names the item in the seed; unique on the site. */
  key: string;
  title: Localized;
  text?: Localized;
  /** `2026-06-04`, or an instant. */
  publicationDate: string;
  image?: MediaKey;
  link?: SeedLink;
}

/** At `/events/{slug}`. */
export interface SeedEvent extends SeedArticle {
  /** An instant (`2026-06-04T09:00:00+02:00`); for all-day events a day of the event's zone (`2026-06-04`). */
  startDate: string;
  /** As `startDate`; of an all-day event its last day. */
  endDate: string;
  isAllDay?: boolean;
  /** IANA name, for example Europe/Zurich. */
  timeZone: string;
  place?: Localized;
  address?: Localized;
  /** Country code of the venue. */
  country?: string;
  stand?: string;
  kind: 'tradeFair' | 'openHouse' | 'seminar' | 'webinar';
  link?: SeedLink;
}

export type SeedWeekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

export interface SeedLocation extends Placed {
  name: Localized;
  kinds: ('headquarters' | 'plant' | 'sales' | 'service' | 'training' | 'distributor')[];
  street?: string;
  zip?: string;
  city: Localized;
  region?: Localized;
  /** Country code. */
  country: string;
  latitude: number;
  longitude: number;
  phone?: string;
  email?: string;
  /** With `https://`. */
  website?: string;
  /** IANA name. */
  timeZone: string;
  /** Times as `08:00`; two entries for a lunch break. */
  openingHours?: { days: SeedWeekday[]; opens: string; closes: string }[];
  note?: Localized;
  /** Days as `2026-12-24`. */
  closedDays?: { date: string; label?: Localized }[];
}

export interface SeedTerm extends Placed {
  title: Localized;
  kind: 'sales' | 'purchasing' | 'software' | 'service' | 'privacy';
  /** Country codes; absent: every country. */
  countries?: string[];
  /** Language of the file. */
  language: SeedLanguage;
  /** `2026-01-01`. */
  validFrom?: string;
  file: FileKey;
}

export interface SeedJobOpening extends Placed {
  languages: SeedLanguage[];
  title: Localized;
  /** Slug of a location of the same site. */
  location: string;
  department: Localized;
  employmentTypes: ('fullTime' | 'partTime' | 'temporary' | 'internship' | 'apprenticeship')[];
  text: LocalizedMarkdown;
  /** Days as `2026-11-02`. */
  publishedOn: string;
  applyUntil?: string;
  email?: string;
  /** With `https://`. */
  applicationUrl?: string;
}

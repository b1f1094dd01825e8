import type {
  Localized,
  SeedEvent,
  SeedFile,
  SeedJobOpening,
  SeedLink,
  SeedLocation,
  SeedMedia,
  SeedNavigationItem,
  SeedNews,
  SeedPage,
  SeedRelease,
  SeedSiteKey,
  SeedStory,
  SeedStoryContact,
  SeedTerm,
  SeedTopic,
} from './types';

/** Documents for lists; stories, releases and events are also pages. */
export interface SeedLists {
  topics: readonly SeedTopic[];
  storyContacts: readonly SeedStoryContact[];
  stories: readonly SeedStory[];
  mediaReleases: readonly SeedRelease[];
  news: readonly SeedNews[];
  events: readonly SeedEvent[];
  locations: readonly SeedLocation[];
  terms: readonly SeedTerm[];
  jobOpenings: readonly SeedJobOpening[];
}

export interface SeedSiteNavigation {
  header: { theme: string; homeItems: SeedNavigationItem[]; topItems: SeedNavigationItem[] };
  /** Two to five columns (items with items), the legal line, and a note below it. */
  footer: { items: SeedNavigationItem[]; legalItems: SeedNavigationItem[]; note: Localized };
}

export interface SeedRedirect {
  /** A previous path of the site: complete segments, without the locale. */
  previousUrl: string;
  /** Absent: every site. */
  site?: SeedSiteKey;
  target: SeedLink;
}

/** The content of a seed; countries, languages, brands and sites are always the same. */
export interface SeedSource extends SeedLists {
  pages: readonly SeedPage[];
  media: readonly SeedMedia[];
  files: readonly SeedFile[];
  navigation: Partial<Record<SeedSiteKey, SeedSiteNavigation>>;
  redirects: readonly SeedRedirect[];
}

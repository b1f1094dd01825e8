import { mediaReleases, news, stories, storyContacts, topics } from './articles';
import { seedFiles } from './files';
import { seedMedia } from './media';
import { seedNavigation, type SeedSiteNavigation } from './navigation';
import { seedPages } from './pages';
import { events, locations, terms } from './places';
import { seedRedirects, type SeedRedirect } from './redirects';
import type {
  SeedEvent,
  SeedFile,
  SeedLocation,
  SeedMedia,
  SeedNews,
  SeedPage,
  SeedRelease,
  SeedSiteKey,
  SeedStory,
  SeedStoryContact,
  SeedTerm,
  SeedTopic,
} from './types';

/** Documents that lists show and, for stories, releases and events, that are pages of their own. */
export interface SeedLists {
  topics: readonly SeedTopic[];
  storyContacts: readonly SeedStoryContact[];
  stories: readonly SeedStory[];
  mediaReleases: readonly SeedRelease[];
  news: readonly SeedNews[];
  events: readonly SeedEvent[];
  locations: readonly SeedLocation[];
  terms: readonly SeedTerm[];
}

/** The content of a seed; countries, languages, brands and sites are always the same. */
export interface SeedSource extends SeedLists {
  pages: readonly SeedPage[];
  media: readonly SeedMedia[];
  files: readonly SeedFile[];
  navigation: Partial<Record<SeedSiteKey, SeedSiteNavigation>>;
  redirects: readonly SeedRedirect[];
}

export const demoSource: SeedSource = {
  topics,
  storyContacts,
  stories,
  mediaReleases,
  news,
  events,
  locations,
  terms,
  pages: seedPages,
  media: seedMedia,
  files: seedFiles,
  navigation: seedNavigation,
  redirects: seedRedirects,
};

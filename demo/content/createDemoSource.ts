import type { SeedSource } from '../../services/content/src/testing/seeding/documents/source';
import { mediaReleases, news, stories, storyContacts, topics } from './articles';
import { hyphenate } from './breakPoints';
import { createFiles } from './files';
import { createMedia } from './media';
import { seedNavigation } from './navigation';
import { seedPages } from './pages';
import { events, jobOpenings, locations, terms } from './places';
import { seedRedirects } from './redirects';

/** The demo content; `demoFolder` is the absolute path of `demo/`, where pictures and the film are. */
export const createDemoSource = (demoFolder: string): SeedSource => ({
  topics,
  storyContacts,
  stories,
  mediaReleases,
  news,
  events,
  locations,
  terms,
  jobOpenings,
  pages: seedPages.map(hyphenate),
  media: createMedia(demoFolder),
  files: createFiles(demoFolder),
  navigation: seedNavigation,
  redirects: seedRedirects,
});

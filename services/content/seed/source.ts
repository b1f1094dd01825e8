import { seedFiles } from './files';
import { seedMedia } from './media';
import { seedNavigation, type SeedSiteNavigation } from './navigation';
import { seedPages } from './pages';
import { seedRedirects, type SeedRedirect } from './redirects';
import type { SeedFile, SeedMedia, SeedPage, SeedSiteKey } from './types';

/** The content of a seed; countries, languages, brands and sites are always the same. */
export interface SeedSource {
  pages: readonly SeedPage[];
  media: readonly SeedMedia[];
  files: readonly SeedFile[];
  navigation: Partial<Record<SeedSiteKey, SeedSiteNavigation>>;
  redirects: readonly SeedRedirect[];
}

export const demoSource: SeedSource = {
  pages: seedPages,
  media: seedMedia,
  files: seedFiles,
  navigation: seedNavigation,
  redirects: seedRedirects,
};

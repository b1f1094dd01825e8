import type {
  Localized,
  MediaKey,
  SeedLink,
  SeedNews,
} from '../../../../services/content/src/testing/seeding/documents/types';

/** A news item of the main site; its key is its day and what it is about. */
export const item = (
  publicationDate: string,
  about: string,
  title: Localized,
  text: Localized,
  link?: SeedLink,
  image?: MediaKey,
): SeedNews => ({
  site: 'main',
  key: `${publicationDate}-${about}`,
  publicationDate,
  title,
  text,
  link,
  image,
});

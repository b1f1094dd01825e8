import type { SeedStory } from '../../../../services/content/src/testing/seeding/documents/types';

type StoryInput = Omit<SeedStory, 'site' | 'languages'> & Partial<Pick<SeedStory, 'site' | 'languages'>>;

/** A story of the main site in English and German, unless it says otherwise. */
export const story = (input: StoryInput): SeedStory => ({
  site: 'main',
  languages: ['en', 'de'],
  ...input,
});

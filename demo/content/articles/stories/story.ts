import type { SeedStory } from '../../../../services/content/src/testing/seeding/documents/types';

type StoryFacts = Omit<SeedStory, 'site' | 'languages'> & Partial<Pick<SeedStory, 'site' | 'languages'>>;

/** A story of the main site in English and German, unless it says otherwise. */
export const story = (facts: StoryFacts): SeedStory => ({
  site: 'main',
  languages: ['en', 'de'],
  ...facts,
});

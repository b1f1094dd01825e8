import type { FilterableStory } from './StoryFilter';

const term = (slug: string) => ({ slug, name: slug.toUpperCase() });

export const storyMock = (id: string, fields: Partial<FilterableStory> = {}): FilterableStory => ({
  id,
  category: 'customers',
  topics: [],
  contacts: [],
  products: [],
  hasVideo: false,
  ...fields,
});

export const storiesMock: readonly FilterableStory[] = [
  storyMock('harness', {
    topics: [term('crimping'), term('automotive')],
    contacts: [term('crimp-lab')],
    products: [{ slug: 'alpha-550', name: 'Alpha 550' }],
    hasVideo: true,
  }),
  storyMock('force', {
    category: 'technology',
    topics: [term('crimping')],
    contacts: [term('crimp-lab')],
    products: [
      { slug: 'alpha-550', name: 'Alpha 550' },
      { slug: 'mci-712', name: 'mci 712' },
    ],
  }),
  storyMock('apprentices', { category: 'people', contacts: [term('editors')], hasVideo: true }),
  storyMock('battery', {
    category: 'technology',
    topics: [term('automotive')],
    products: [{ slug: 'gone' }],
  }),
];

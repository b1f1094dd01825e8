import { emptyStoryFilter } from '@kmx/core';
import { mediaSchema } from '../../content/Media.schema';
import type { StoryContactItem, StoryListing, StoryTeaser } from '../../contract/lists/StoryListing';
import { createMedia } from '../../testing/mocks';
import type { StoryPage } from './Story';

const picture = (id: string, seed: number) => mediaSchema.parse(createMedia({ id, alt: '', seed }));

export const storyTeaserMock = (
  slug: string,
  seed: number,
  fields: Partial<StoryTeaser> = {},
): StoryTeaser => ({
  id: slug,
  title: 'Nine hundred harnesses before lunch',
  text: 'A supplier in Bohemia halved its changeover times and kept every crimp inside a hundredth of a millimetre.',
  href: `/en/stories/${slug}`,
  publishedAt: '2026-10-14T08:00:00.000Z',
  category: 'customers',
  image: picture(slug, seed),
  topics: [],
  contacts: [],
  products: [],
  hasVideo: false,
  ...fields,
});

const crimping = { slug: 'crimping', name: 'Crimping' };
const laboratory = { slug: 'crimp-laboratory', name: 'Crimp laboratory' };

export const storyTeasersMock: readonly StoryTeaser[] = [
  storyTeaserMock('nine-hundred-harnesses', 2, {
    topics: [crimping],
    contacts: [laboratory],
    products: [{ slug: 'alpha-550', name: 'Alpha 550' }],
    hasVideo: true,
  }),
  storyTeaserMock('what-the-force-says', 5, {
    title: 'What the force over the stroke says about a crimp',
    category: 'technology',
    topics: [crimping],
    contacts: [laboratory],
    publishedAt: '2026-09-02T08:00:00.000Z',
  }),
  storyTeaserMock('first-year', 7, {
    title: 'First year at the vice',
    category: 'people',
    text: undefined,
    publishedAt: '2026-08-21T08:00:00.000Z',
  }),
  storyTeaserMock('copper-comes-back', 9, {
    title: 'Copper comes back',
    category: 'sustainability',
    image: undefined,
    topics: [{ slug: 'recycling', name: 'Recycling' }],
    publishedAt: '2026-06-30T08:00:00.000Z',
  }),
];

export const storyListingMock: StoryListing = {
  items: storyTeasersMock,
  filter: emptyStoryFilter,
  path: '/en/stories',
  storiesHref: '/en/stories',
};

export const storyContactMock: StoryContactItem = {
  id: 'contact-1',
  ...laboratory,
  href: '/en/stories/contacts/crimp-laboratory',
  role: 'Micrographs and pull tests',
  text: 'We cut crimps open, polish them and tell you what they are worth.',
  email: 'crimp.laboratory@komax.example',
  phone: '+41 41 555 01 20',
  image: picture('laboratory', 3),
};

export const storyPageMock: StoryPage = {
  ...storyTeaserMock('nine-hundred-harnesses', 2, { hasVideo: true }),
  categoryHref: '/en/stories?category=customers',
  topics: [
    { name: 'Crimping', href: '/en/stories?topic=crimping' },
    { name: 'Automotive', href: '/en/stories?topic=automotive' },
  ],
  contacts: [storyContactMock],
  products: ['alpha-550'],
};

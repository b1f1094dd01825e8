import { storyTeaserSchema } from '@kmx/blocks';
import { createLocale } from '@kmx/core';

import { createStoryContactPage } from '../pages/loadStoryContactPage';
import { createSiteViewMock } from '../view/siteView.mock';

import { selectStories, storiesHref } from './stories';
import { toContactItem } from './storyContacts';
import { readStory, sharedStory } from './storyPage';
import type { StoryTeaserFragment } from '@/__generated__/graphql';

const raw = {
  id: 's1',
  slug: 'crimp',
  title: 'What a crimp is worth',
  leadText: null,
  publicationDate: '2026-10-14T08:00:00.000Z',
  category: 'technology' as const,
  teaserImage: null,
  storyContacts: [{ id: 'c1', slug: 'crimp-lab', name: 'Crimp laboratory' }],
  topics: [
    { id: 't1', slug: 'crimping', name: 'Crimping' },
    { id: 't2', slug: 'nameless', name: null },
  ],
  products: ['alpha-550'],
  hasVideo: null,
  languages: ['en' as const, 'de' as const],
  countries: null,
};
const story = (fields: Partial<StoryTeaserFragment> = {}) => storyTeaserSchema.parse({ ...raw, ...fields });

describe('available stories', () => {
  const select = async (stories: ReturnType<typeof story>[], locale = createLocale('de', 'CH')) =>
    selectStories(stories, await createSiteViewMock({ locale }));

  it('have their address, and omit fields that cannot be shown', async () => {
    const [shown] = await select([story()]);
    expect(shown).toMatchObject({
      id: 's1',
      href: '/de-ch/stories/crimp',
      category: 'technology',
      hasVideo: false,
      topics: [{ slug: 'crimping', name: 'Crimping' }],
      products: [{ slug: 'alpha-550', name: undefined }],
      lang: undefined,
    });
  });

  it('prefer the version of the country', async () => {
    const universal = story({ id: 'all' });
    const swiss = story({ id: 'ch', countries: [{ countryCode: 'ch' }] });
    const american = story({ id: 'us', slug: 'gauge', countries: [{ countryCode: 'US' }] });
    expect((await select([universal, swiss, american])).map(({ id }) => id)).toEqual(['ch']);
    expect((await select([universal, swiss, american], createLocale('en'))).map(({ id }) => id)).toEqual([
      'all',
    ]);
  });

  it('are marked if in another language, and omitted if in none of the site’s', async () => {
    const stories = [
      story({ id: 'english', slug: 'a', languages: ['en'] }),
      story({ id: 'czech', slug: 'b', languages: ['cs'] }),
    ];
    const shown = await select(stories);
    expect(shown.map(({ id, lang }) => `${id} ${lang ?? ''}`)).toEqual(['english en']);
  });
});

describe('the story of a page', () => {
  const page = { id: 'p', slug: 'crimp', parentSlug: 'stories', title: 'What a crimp is worth' };
  const contact = {
    id: 'c1',
    slug: 'crimp-lab',
    name: 'Crimp laboratory',
    role: 'Micrographs',
    text: null,
    email: 'crimp@komax.example',
    phone: null,
    image: null,
  };

  it('links to similar stories and to its contacts', async () => {
    const view = await createSiteViewMock();
    const read = readStory({ ...page, story: { ...raw, storyContacts: [contact] } }, view);
    expect(read).toMatchObject({
      categoryHref: '/en/stories?category=technology',
      topics: [{ name: 'Crimping', href: '/en/stories?topic=crimping' }],
      contacts: [{ name: 'Crimp laboratory', href: '/en/stories/contacts/crimp-lab' }],
      products: ['alpha-550'],
    });
  });

  it.each([
    ['is none', undefined],
    ['is null in the service', null],
    ['cannot be read', { id: 1 }],
  ])('is missing if it %s', async (_, given) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(readStory({ ...page, story: given }, await createSiteViewMock())).toBeUndefined();
  });

  it('is shared by its public address', async () => {
    expect(sharedStory(page, await createSiteViewMock())).toEqual({
      title: page.title,
      url: 'https://localhost/en/stories/crimp',
    });
  });

  it('2.2 "one author": describes its contact as a part of the company', async () => {
    const view = await createSiteViewMock();
    const item = toContactItem({ ...contact, text: undefined, phone: undefined, image: undefined }, view);
    expect(createStoryContactPage(view, item)).toMatchObject({
      path: '/stories/contacts/crimp-lab',
      title: 'Crimp laboratory',
      description: 'Micrographs',
      isIndexed: true,
      things: [
        {
          '@type': 'Organization',
          url: 'https://localhost/en/stories/contacts/crimp-lab',
          parentOrganization: { name: 'Komax' },
        },
      ],
    });
  });
});

it('the overview has one address per filter', async () => {
  const view = await createSiteViewMock();
  expect(storiesHref(view)).toBe('/en/stories');
  expect(storiesHref(view, { topic: ['b', 'a'] })).toBe('/en/stories?topic=a&topic=b');
});

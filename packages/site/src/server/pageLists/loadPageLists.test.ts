import type { Mock } from 'vitest';
import { ContentError } from '../content/ContentError';
import { createSiteViewMock } from '../view/siteView.mock';

import { loadPageLists } from './loadPageLists';

// One failing list among others.
vi.mock('../lists/stories', () => ({ loadStoryListing: vi.fn() }));
vi.mock('../lists/storyContacts', () => ({ loadStoryContactListing: vi.fn() }));
vi.mock('../lists/mediaReleases', () => ({ loadMediaReleaseListing: vi.fn() }));
vi.mock('../lists/news', () => ({ loadNewsListing: vi.fn() }));
vi.mock('../lists/events', () => ({ loadEventListing: vi.fn() }));
vi.mock('../lists/locations', () => ({ loadLocationListing: vi.fn() }));
vi.mock('../lists/jobOpenings', () => ({ loadJobOpeningListing: vi.fn() }));
vi.mock('../lists/terms', () => ({ loadTermsListing: vi.fn() }));

const loaders = {
  stories: (await vi.importMock<Record<string, Mock>>('../lists/stories')).loadStoryListing,
  storyContacts: (await vi.importMock<Record<string, Mock>>('../lists/storyContacts'))
    .loadStoryContactListing,
  mediaReleases: (await vi.importMock<Record<string, Mock>>('../lists/mediaReleases'))
    .loadMediaReleaseListing,
  news: (await vi.importMock<Record<string, Mock>>('../lists/news')).loadNewsListing,
  events: (await vi.importMock<Record<string, Mock>>('../lists/events')).loadEventListing,
  locations: (await vi.importMock<Record<string, Mock>>('../lists/locations')).loadLocationListing,
  jobOpenings: (await vi.importMock<Record<string, Mock>>('../lists/jobOpenings')).loadJobOpeningListing,
  terms: (await vi.importMock<Record<string, Mock>>('../lists/terms')).loadTermsListing,
};
type Name = keyof typeof loaders;
const all = Object.entries(loaders);

const input = async () => ({
  view: await createSiteViewMock(),
  path: '/en/company',
  query: new URLSearchParams(),
});
const load = async (types: readonly string[], isStored = false) =>
  loadPageLists({ modules: types.map((__typename) => ({ __typename })) }, await input(), { isStored });

const requested = () => all.flatMap(([name, loader]) => (loader?.mock.calls.length ? [name] : []));
const down = new ContentError('unreachable', { operation: 'EventsOfSite' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  for (const [name, loader] of all) loader?.mockReset().mockResolvedValue(`the ${name}`);
});

it.each<[string, Name]>([
  ['StoryOverview', 'stories'],
  ['StoryContactList', 'storyContacts'],
  ['MediaReleaseList', 'mediaReleases'],
  ['NewsList', 'news'],
  ['EventList', 'events'],
  ['LocationList', 'locations'],
  ['TermsList', 'terms'],
  ['JobOpeningList', 'jobOpenings'],
])('%s loads only %s', async (type, name) => {
  const lists = await load(['RichText', type, type]);
  expect(lists).toMatchObject({ [name]: `the ${name}`, forms: {} });
  expect(requested()).toEqual([name]);
  expect(loaders[name]).toHaveBeenCalledTimes(1);
});

it('modules that contain their entries load nothing', async () => {
  expect(await load(['RichText', 'HeroBanner'])).toEqual({ forms: {} });
  expect(requested()).toEqual([]);
});

it('loads the state of each form', async () => {
  const modules = [{ __typename: 'Form', kind: 'contact' }];
  const { forms } = await loadPageLists({ modules }, await input(), { isStored: true });
  expect(forms).toMatchObject({ contact: { action: '/api/forms/contact', returnTo: '/en/company' } });
});

describe('a list that cannot be loaded', () => {
  beforeEach(() => {
    loaders.events?.mockRejectedValue(down);
  });

  it('rejects for a stored page', async () => {
    await expect(load(['EventList', 'TermsList'], true)).rejects.toBe(down);
  });

  it('is missing for one reader, with the others shown', async () => {
    const lists = await load(['EventList', 'TermsList']);
    expect([lists.events, lists.terms]).toEqual([undefined, 'the terms']);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('does not affect a page without it', async () => {
    expect(await load(['TermsList'], true)).toMatchObject({ terms: 'the terms' });
  });
});

it('does not hide programming errors', async () => {
  loaders.news?.mockRejectedValue(new TypeError('ours'));
  await expect(load(['NewsList'])).rejects.toThrow('ours');
});

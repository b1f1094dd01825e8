import { joinWithSeparator } from '@kmx/blocks';
import { createLocale } from '@kmx/core';

import { mockJob } from '../findability/findability.mock';
import { loadJobOpenings } from '../lists/jobOpenings';
import { loadShellView } from '../view/createSiteView';
import { createSiteViewMock } from '../view/siteView.mock';

import { loadClosedJob, loadJobOpeningPage } from './loadJobOpeningPage';

vi.mock('../lists/jobOpenings', async () => ({
  ...(await vi.importActual<object>('../lists/jobOpenings')),
  loadJobOpenings: vi.fn(),
}));
vi.mock('../view/createSiteView', () => ({ loadShellView: vi.fn() }));

const load = async (slug: string, locale = createLocale('de', 'CH')) => {
  vi.mocked(loadShellView).mockResolvedValue(await createSiteViewMock({ locale }));
  return loadJobOpeningPage({ site: 'main', locale: locale.urlCode, slug });
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T12:00:00Z') });
  vi.mocked(loadJobOpenings).mockResolvedValue([
    mockJob('fitter', { applyUntil: '2027-03-27' }),
    mockJob('always'),
    mockJob('ended', { applyUntil: '2027-02-28' }),
    mockJob('later', { publishedOn: '2027-03-02' }),
    mockJob('french', { languages: ['fr'] }),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
});

it('returns an indexed page with structured data, until the end of the last day at the workplace', async () => {
  const data = await load('fitter');
  expect(data?.page).toMatchObject({
    path: '/careers/fitter',
    title: 'Job fitter',
    description: joinWithSeparator([
      'Plant',
      'Musterwil',
      'Assembly',
      'Vollzeit',
      'Bewerbung bis 27.03.2027',
    ]),
    languages: ['de'],
    isIndexed: true,
    things: [
      {
        '@type': 'JobPosting',
        url: 'https://localhost/de-ch/careers/fitter',
        validThrough: '2027-03-27T23:00:00.000Z',
      },
    ],
  });
  expect(data?.endsAt).toBe(Date.parse('2027-03-27T23:00:00Z'));
});

it.each([
  ['has no last day', 'always', undefined],
  ['is in another language of the site', 'french', undefined],
])('an opening that %s has a page', async (_, slug, endsAt) => {
  const data = await load(slug, createLocale(slug === 'french' ? 'fr' : 'de', 'CH'));
  expect(data).toMatchObject({ opening: { slug } });
  expect(data?.endsAt).toBe(endsAt);
});

it.each(['ended', 'later', 'unknown'])('returns null for the opening “%s”', async (slug) => {
  expect(await load(slug)).toBeNull();
});

it.each([
  ['ended', 'Job ended'],
  ['always', undefined],
  ['later', undefined],
  ['unknown', undefined],
])('the opening “%s” is closed with the title %j', async (slug, title) => {
  await load(slug);
  const closed = await loadClosedJob({ site: 'main', locale: 'de-ch', slug });
  expect(closed?.opening.title).toBe(title);
});

import { fixtureSource } from '../../tools/fixture';
import { findSeedProblems } from './references';
import type { SeedModule } from './types';

const missing = (owner: string, name: string): string =>
  `${owner} speaks of ${name}, which the seed does not hold.`;

const [story, ...otherStories] = fixtureSource.stories;
const [event] = fixtureSource.events;
const [term] = fixtureSource.terms;
const [opening] = fixtureSource.jobOpenings;
if (!story || !event || !term || !opening)
  throw new Error('The fixture holds a story, an event, a terms document and a job opening.');

const withStory = (change: Partial<typeof story>) => ({
  ...fixtureSource,
  stories: [{ ...story, ...change }, ...otherStories],
});
const withModule = (module: SeedModule) => withStory({ modules: [module] });

test('a seed that holds everything has no problems', () => {
  expect(findSeedProblems(fixtureSource)).toEqual([]);
});

const owner = 'The story volta:shield';

test.each([
  [withStory({ teaserImage: 'none' }), missing(owner, 'the picture none')],
  [withStory({ topics: ['none'] }), missing(owner, 'the topic none')],
  [withStory({ storyContacts: ['none'] }), missing(owner, 'the contact volta:none')],
  [withStory({ countries: ['XX'] }), missing('The story volta:shield@XX', 'the country XX')],
  [withModule({ blockType: 'form', kind: 'whitepaper', file: 'none' }), missing(owner, 'the file none')],
  [
    withModule({
      blockType: 'financialCalendar',
      entries: [{ date: '2026-01-01', title: {}, link: { kind: 'page', page: 'main:none' } }],
    }),
    missing(owner, 'the page main:none'),
  ],
  [
    { ...fixtureSource, events: [{ ...event, country: 'XX' }] },
    missing('The event volta:fair', 'the country XX'),
  ],
  [
    { ...fixtureSource, terms: [{ ...term, file: 'none' }] },
    missing('The terms volta:sales-ch', 'the file none'),
  ],
  [
    { ...fixtureSource, jobOpenings: [{ ...opening, location: 'none' }] },
    missing('The opening volta:fitter', 'the location volta:none'),
  ],
  [
    { ...fixtureSource, events: [event, event] },
    missing('The event volta:fair, written twice,', 'a key of its own'),
  ],
])('missing references are reported: case %#', (source, problem) => {
  expect(findSeedProblems(source)).toEqual([problem]);
});

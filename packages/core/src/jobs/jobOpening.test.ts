import {
  decideNextJobChange,
  groupJobsByLocation,
  hasJobEnded,
  isJobOpen,
  type JobLocation,
  type JobOpening,
} from './jobOpening';

const location = (id: string, country: string, more: Partial<JobLocation> = {}): JobLocation => ({
  id,
  name: id,
  street: undefined,
  zip: undefined,
  city: undefined,
  region: undefined,
  country: { code: 'XX', name: country },
  timeZone: 'Europe/Zurich',
  ...more,
});

const opening = (slug: string, more: Partial<JobOpening> = {}): JobOpening => ({
  id: slug,
  slug,
  title: slug,
  department: undefined,
  employmentTypes: ['fullTime'],
  location: location('zurich', 'Switzerland'),
  publishedOn: '2027-03-01',
  applyUntil: '2027-03-27',
  email: undefined,
  applicationUrl: undefined,
  ...more,
});

const endless = opening('endless', { applyUntil: undefined });
const spring = opening('spring', { applyUntil: '2027-03-28' });
const american = opening('american', {
  location: location('utah', 'United States', { timeZone: 'America/Denver' }),
});

describe('2.3 an opening is open from its first day to its last, in the time zone of the workplace', () => {
  it.each([
    ['the evening before', opening('a'), '2027-02-28T22:59:59Z', false],
    ['the first moment', opening('a'), '2027-02-28T23:00:00Z', true],
    ['the last moment', opening('a'), '2027-03-27T22:59:59Z', true],
    ['the next day', opening('a'), '2027-03-27T23:00:00Z', false],
    ['the last day when the clocks change', spring, '2027-03-28T21:59:59Z', true],
    ['the day after the clocks changed', spring, '2027-03-28T22:00:00Z', false],
    ['the first day in America has not begun', american, '2027-03-01T06:59:59Z', false],
    ['the last day in America', american, '2027-03-28T05:59:59Z', true],
    ['the day after in America', american, '2027-03-28T06:00:00Z', false],
    ['without a last day', endless, '2037-01-01T00:00:00Z', true],
  ])('%s', (_, job, now, expected) => {
    expect(isJobOpen(job, new Date(now))).toBe(expected);
  });
});

describe('the next change of a list', () => {
  it.each([
    ['a beginning', [spring, american], '2027-01-01T00:00:00Z', '2027-02-28T23:00:00.000Z'],
    ['another beginning', [spring, american], '2027-03-01T00:00:00Z', '2027-03-01T07:00:00.000Z'],
    ['an end', [spring, american], '2027-03-02T00:00:00Z', '2027-03-28T06:00:00.000Z'],
    ['the end that comes last', [spring, american], '2027-03-28T06:00:00Z', '2027-03-28T22:00:00.000Z'],
    ['none after the last end', [spring, american], '2027-03-28T22:00:00Z', undefined],
    ['none without an end', [endless], '2027-03-02T00:00:00Z', undefined],
    ['none without openings', [], '2027-03-02T00:00:00Z', undefined],
  ])('is %s', (_, openings, now, expected) => {
    expect(decideNextJobChange(openings, new Date(now))?.toISOString()).toBe(expected);
  });
});

it('groups by workplace, sorted by country, name and title', () => {
  const groups = groupJobsByLocation(
    [
      opening('welder'),
      opening('fitter'),
      american,
      opening('tester', { location: location('aarau', 'Switzerland') }),
    ],
    'en',
  );
  expect(groups.map(({ location: { id }, openings }) => [id, ...openings.map(({ slug }) => slug)])).toEqual([
    ['aarau', 'tester'],
    ['zurich', 'fitter', 'welder'],
    ['utah', 'american'],
  ]);
});

it.each([
  ['2027-03-28T21:59:59Z', spring, false],
  ['2027-03-28T22:00:00Z', spring, true],
  ['2026-01-01T00:00:00Z', spring, false],
  ['2099-01-01T00:00:00Z', endless, false],
])('knows at %s whether the last day is over', (now, job, expected) => {
  expect(hasJobEnded(job, new Date(now))).toBe(expected);
});

import { jobOpeningsSchema } from './jobOpenings.schema';

const opening = {
  id: 'o1',
  slug: 'fitter',
  title: 'Fitter',
  department: null,
  languages: ['en'],
  publishedOn: '2026-01-05T12:00:00.000Z',
  applyUntil: null,
  updatedAt: null,
  plainText: 'You assemble presses.',
  location: { name: null, city: null, timeZone: 'Europe/Zurich' },
};
const read = (changes: object) =>
  jobOpeningsSchema.parse({
    jobOpeningsOfSite: [
      { ...opening, ...changes },
      { ...opening, id: 'o2' },
    ],
  }).jobOpeningsOfSite;

it('reads days without their time', () => {
  const [first] = read({ applyUntil: '2026-03-01T12:00:00.000Z' });
  expect([first?.publishedOn, first?.applyUntil]).toEqual(['2026-01-05', '2026-03-01']);
});

it.each([
  ['a last day that no calendar has', { applyUntil: '+020266-12-31T12:00:00.000Z' }],
  ['an unreadable first day', { publishedOn: 'soon' }],
  ['an unknown time zone', { location: { ...opening.location, timeZone: 'Europe/Nowhere' } }],
  ['no place of work', { location: null }],
])('leaves out an opening with %s, and keeps the others', (_name, changes) => {
  expect(read(changes).map(({ id }) => id)).toEqual(['o2']);
});

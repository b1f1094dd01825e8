import type { Use, Uses } from './collectUses';
import { listLicences } from './listLicences';

const use: Use = { collection: 'pages', id: 'home', title: 'Home', siteId: null, places: [], isPublic: true };
const uses: Uses = {
  byId: new Map([['late', [use]]]),
  bySlug: new Map([['paper', [use]]]),
  pictures: new Map(),
  products: new Map(),
};
const until = (id: string, day: string | null, fields: object = {}) => ({
  id,
  filename: `${id}.png`,
  licenceEnds: day && `${day}T12:00:00.000Z`,
  ...fields,
});

test('lists ended licences before those that end soon, each with its uses', () => {
  const media = [until('late', '2026-12-01', { licence: 'Agency 4711' }), until('free', null)];
  const files = [until('paper', '2026-11-01', { slug: 'paper' }), until('valid', '2027-11-01')];
  expect(listLicences(uses, { media, files }, new Date('2026-11-28T08:00:00Z'))).toMatchObject([
    { collection: 'files', id: 'paper', state: 'ended', ends: '2026-11-01', useCount: 1, licence: null },
    { id: 'late', state: 'ending', licence: 'Agency 4711', uses: [{ id: 'home', title: 'Home' }] },
  ]);
});

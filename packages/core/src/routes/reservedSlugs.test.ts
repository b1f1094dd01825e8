import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { reservedSlugs } from './reservedSlugs';

const wordsBySlug = z.record(z.string(), z.string());
const listSchema = z.object({ everywhere: wordsBySlug, onMainSite: wordsBySlug });

/** A service imports no package: it has the list as a file of its own, with words for editors. */
const serviceList = path.resolve(__dirname, '../../../../services/content/src/addresses/reservedSlugs.json');

it.each(['search', 'editor', 'machine', 'mykomax', 'callback', 'blank-callback', 'api', 'style-guide'])(
  'no page may stand at /%s',
  (slug) => {
    expect(reservedSlugs.everywhere).toContain(slug);
  },
);

it.each(['stories', 'products', 'news', 'events'])('%s is free on a site without products', (slug) => {
  expect(reservedSlugs.everywhere).not.toContain(slug);
});

it('the content service refuses just these', () => {
  const told = listSchema.parse(JSON.parse(readFileSync(serviceList, 'utf8')));
  expect(Object.keys(told.everywhere).toSorted()).toEqual(reservedSlugs.everywhere.toSorted());
  expect(Object.keys(told.onMainSite).toSorted()).toEqual(reservedSlugs.onMainSite.toSorted());
});

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { isUnlocalizedPath } from '../paths/isUnlocalizedPath';
import { portalPaths } from '../portal/portalScreens';

import { applicationPaths, findApplicationRoute } from './ApplicationRoute';
import { reservedSlugs } from './reservedSlugs';

const wordsBySlug = z.record(z.string(), z.string());
const listSchema = z.object({ everywhere: wordsBySlug, onMainSite: wordsBySlug });

/** Services import no package of the site, so the content service has its own list, with labels for editors. */
const serviceList = path.resolve(__dirname, '../../../../services/content/src/addresses/reservedSlugs.json');

const blockedSchema = z.object({
  exact: wordsBySlug,
  exactOnMainSite: wordsBySlug,
  below: wordsBySlug,
});
const blockedList = path.resolve(path.dirname(serviceList), 'applicationAddresses.json');

describe('the content service rejects redirects from addresses of the application', () => {
  const blocked = blockedSchema.parse(JSON.parse(readFileSync(blockedList, 'utf8')));
  const exact = Object.keys({ ...blocked.exact, ...blocked.exactOnMainSite });
  const { storyContacts, jobOpenings, machines, ...fixed } = applicationPaths;

  it.each(exact)('no redirect has an effect at %s', (address) => {
    const route = findApplicationRoute(address, { hierarchy: () => undefined });
    expect(route?.kind === 'found' || isUnlocalizedPath(address)).toBe(true);
  });

  it.each([...Object.values(fixed), ...Object.values(portalPaths)])('%s is rejected', (address) => {
    const first = address.split('/')[1] ?? '';
    expect(exact.includes(address) || first in blocked.below).toBe(true);
  });

  it.each([storyContacts, jobOpenings, machines])(
    '%s is a page or nothing, so it may redirect',
    (address) => {
      expect(findApplicationRoute(address, {})).toBeUndefined();
      expect(exact).not.toContain(address);
    },
  );
});

it.each(['search', 'editor', 'machine', 'mykomax', 'callback', 'blank-callback', 'api', 'style-guide'])(
  'rejects a page at /%s',
  (slug) => {
    expect(reservedSlugs.everywhere).toContain(slug);
  },
);

it.each(['stories', 'careers', 'products', 'news', 'events'])(
  '%s is available on a site without products',
  (slug) => {
    expect(reservedSlugs.everywhere).not.toContain(slug);
  },
);

it('the content service reserves the same slugs', () => {
  const serviceSlugs = listSchema.parse(JSON.parse(readFileSync(serviceList, 'utf8')));
  expect(Object.keys(serviceSlugs.everywhere).toSorted()).toEqual(reservedSlugs.everywhere.toSorted());
  expect(Object.keys(serviceSlugs.onMainSite).toSorted()).toEqual(reservedSlugs.onMainSite.toSorted());
});

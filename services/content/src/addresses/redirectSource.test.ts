import type { SiteAddress } from '../documents/siteAddresses';
import { findSourceProblem, productSlugAt } from './redirectSource';

const main: SiteAddress = {
  id: '1',
  key: 'main',
  name: 'Komax',
  domains: [{ host: 'localhost', slug: null }],
};
const volta: SiteAddress = {
  id: '2',
  key: 'volta',
  name: 'Volta',
  domains: [{ host: 'localhost', slug: 'volta' }],
};
const cirris: SiteAddress = {
  id: '3',
  key: 'cirris',
  name: 'Cirris',
  domains: [{ host: 'cirris.localhost' }],
};
const sites = [main, volta, cirris];

describe('redirects that can never work', () => {
  test.each<[string, SiteAddress | undefined, RegExp]>([
    ['/de/old', main, /no locale.*Enter \/old instead of \/de\/old/],
    ['/de-ch', main, /no locale/],
    ['/search', cirris, /shows the search/],
    ['/editor/preview', main, /shows the editor area/],
    ['/mykomax/tickets/old', main, /shows the customer area/],
    ['/mykomax', undefined, /shows the customer area/],
    ['/products', main, /shows the products/],
    ['/products/wire-check', main, /shows the wire check/],
    ['/style-guide', main, /shows the style guide/],
    ['/file/old', main, /shows the files/],
    ['/volta/old', main, /the site "Volta".*enter \/old/],
    ['/volta', undefined, /the site "Volta".*enter \//],
  ])('%s is rejected with the reason', (previousUrl, site, reason) => {
    expect(findSourceProblem({ previousUrl, site }, sites)).toMatch(reason);
  });

  test.each<[string, SiteAddress | undefined]>([
    ['/old', main],
    ['/old/de/search', main],
    ['/it/old', main],
    ['/search/old', main],
    ['/modules/old', main],
    ['/products/old-machine', main],
    ['/products', cirris],
    ['/volta', cirris],
    ['/volta/old', volta],
    ['/filed', main],
    ['/constructor', main],
  ])('%s may act', (previousUrl, site) => {
    expect(findSourceProblem({ previousUrl, site }, sites)).toBeUndefined();
  });
});

test.each<[string, SiteAddress | undefined, string | undefined]>([
  ['/products/stripping/gamma', main, 'gamma'],
  ['/products/stripping/gamma', cirris, undefined],
  ['/products', main, undefined],
  ['/company/gamma', main, undefined],
])('the product that a site may show at %s', (previousUrl, site, slug) => {
  expect(productSlugAt({ previousUrl, site })).toBe(slug);
});

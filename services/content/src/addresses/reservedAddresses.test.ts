import { findReservedProblem, type RequestedAddress } from './reservedAddresses';

const requested = (more: Partial<RequestedAddress>): RequestedAddress => ({
  siteKey: 'main',
  parentSlug: 'home',
  slug: 'company',
  hasChildren: false,
  ...more,
});

test.each<[string, Partial<RequestedAddress>, string | undefined]>([
  ['an ordinary page', {}, undefined],
  ['a page over the search', { slug: 'search' }, 'At /search the site itself shows the search'],
  ['a page over the customer area of another site', { slug: 'mykomax', siteKey: 'volta' }, 'customer area'],
  ['a page over the products', { slug: 'products' }, 'the products'],
  ['products of a site that has none of its own', { slug: 'products', siteKey: 'volta' }, undefined],
  ['a list of stories', { slug: 'stories' }, undefined],
  ['the same word further below', { parentSlug: 'company', slug: 'search' }, undefined],
  ['a page below such a page', { parentSlug: 'editor', slug: 'preview' }, 'Addresses below /editor'],
  [
    'a page with pages below it',
    { parentSlug: 'company', slug: 'editor', hasChildren: true },
    'would stand below /editor',
  ],
  ['a name that every object has', { slug: 'constructor' }, undefined],
])('%s', (_, more, expected) => {
  const problem = findReservedProblem(requested(more));
  if (expected === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(expected);
});

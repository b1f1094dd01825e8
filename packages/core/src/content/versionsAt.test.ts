import { isHomePage } from '../paths/isHomePage';

import { versionsAt } from './versionsAt';

const page = (id: string, parentSlug: string, slug: string) => ({ id, parentSlug, slug });

describe('versionsAt: the universal version and those of countries share one address', () => {
  it('returns the pages with both slugs, in order', () => {
    const pages = [
      page('universal', 'services', 'contact'),
      page('elsewhere', 'home', 'contact'),
      page('swiss', 'services', 'contact'),
      page('beside', 'services', 'training'),
    ];
    const found = versionsAt(pages, { parentSlug: 'services', slug: 'contact' });
    expect(found.map(({ id }) => id)).toEqual(['universal', 'swiss']);
  });
});

describe('2.1 "The last segment defaults to home, and the one before it also defaults to home."', () => {
  it.each([
    ['home', 'home', true],
    ['home', 'services', false],
    ['services', 'home', false],
  ])('%s/%s: %s', (parentSlug, slug, expected) => {
    expect(isHomePage({ parentSlug, slug })).toBe(expected);
  });
});

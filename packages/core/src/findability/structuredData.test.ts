import { createBreadcrumbView } from '../breadcrumbs/createBreadcrumbView';

import {
  createArticle,
  createBreadcrumbList,
  createGraph,
  createOrganization,
  createWebSite,
  graphText,
} from './structuredData';

const publisher = { name: 'Komax', url: 'https://example.org/en', logoUrl: 'https://example.org/icon.svg' };

describe('Organization and WebSite', () => {
  it.each([
    [{ phone: '+41 41 799 45 00', email: null }, { telephone: '+41 41 799 45 00' }],
    [{ phone: null, email: 'info@example.org' }, { email: 'info@example.org' }],
  ])('has a contact point for %j', (contact, expected) => {
    expect(createOrganization({ ...publisher, contact })).toMatchObject({ contactPoint: expected });
  });
  it.each([null, undefined, { phone: null, email: null }])('has none for %j', (contact) => {
    expect(createOrganization({ ...publisher, contact })).not.toHaveProperty('contactPoint');
  });
  it('the site names the organization as its publisher', () => {
    const organization = createOrganization(publisher);
    const site = createWebSite({ ...publisher, language: 'en' });
    expect(organization).toMatchObject({ '@id': 'https://example.org/en#organization' });
    expect(site).toMatchObject({ publisher: { '@id': 'https://example.org/en#organization' } });
  });
});

describe('BreadcrumbList (2.4)', () => {
  const place = { origin: 'https://example.org', pageUrl: 'https://example.org/en/products/alpha' };
  const listOf = (...trail: Parameters<typeof createBreadcrumbView>[0]) =>
    createBreadcrumbList(createBreadcrumbView(trail), place);

  it('has absolute addresses in order, and omits crumbs without a link', () => {
    expect(
      listOf(
        { title: 'Home', route: '/en', isHome: true },
        { title: 'Range' },
        { title: 'Products', route: '/en/products' },
        { title: 'Alpha' },
      ),
    ).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://example.org/en' },
        { position: 2, name: 'Products', item: 'https://example.org/en/products' },
        { position: 3, name: 'Alpha', item: 'https://example.org/en/products/alpha' },
      ],
    });
  });
  it('is absent without a trail', () => {
    expect(listOf({ title: 'Home', route: '/en' })).toBeUndefined();
    expect(listOf()).toBeUndefined();
  });
});

describe('Article', () => {
  const input = {
    title: 'A crimp',
    url: 'https://example.org/a',
    imageUrl: 'https://example.org/a.png',
    language: 'en',
    publisher,
  };
  it.each([
    ['Story', 'Article'],
    ['MediaRelease', 'NewsArticle'],
  ] as const)('%s: %s', (kind, type) => {
    expect(createArticle({ ...input, kind, publishedAt: '2026-01-01T00:00:00Z' })).toMatchObject({
      '@type': type,
      headline: 'A crimp',
      datePublished: '2026-01-01T00:00:00Z',
      publisher: { '@type': 'Organization', name: 'Komax' },
    });
  });
});

it('a title cannot close its script element', () => {
  const name = '</script><script>alert(1)</script> & \u2028';
  const text = graphText(createGraph([createOrganization({ ...publisher, name })]));
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});

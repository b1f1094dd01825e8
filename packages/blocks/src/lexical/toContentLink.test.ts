import { toContentLink } from './toContentLink';

const site = { id: 's', key: 'volta' };
const story = { id: 'd', slug: 'shield', site };
const internal = (relationTo: string, value: object, parameters?: string) => ({
  linkType: 'internal',
  parameters,
  doc: { relationTo, value: { id: 'd', slug: 'x', ...value } },
});
const page = (parentSlug: string | null, slug: string, pageParameters: string | null = null) => ({
  kind: 'page',
  page: { id: 'd', slug, parentSlug, site: { key: 'volta' } },
  pageParameters,
  openInNewTab: false,
});

it.each([
  ['a page', internal('pages', { slug: 'about', parentSlug: 'company', site }), page('company', 'about')],
  ['a place on a page', internal('pages', { slug: 'a', site }, '#figures'), page(null, 'a', '#figures')],
  ['a story', internal('stories', story), page('stories', 'shield')],
  ['a media release', internal('media-releases', story), page('media-releases', 'shield')],
  ['an event', internal('events', story), page('events', 'shield')],
  ['a job opening', internal('job-openings', story), page('careers', 'shield')],
  [
    'a file',
    internal('files', { slug: 'price-list' }),
    { kind: 'file', file: { slug: 'price-list' }, openInNewTab: false },
  ],
  [
    'a product',
    { linkType: 'product', product: 'alpha-550' },
    { kind: 'product', product: 'alpha-550', openInNewTab: false },
  ],
  ['no product', { linkType: 'product', product: '' }, undefined],
  [
    'a place on this page',
    { linkType: 'custom', url: '#figures' },
    { kind: 'path', path: '#figures', openInNewTab: false },
  ],
  ['the beginning of an address', { linkType: 'custom', url: 'https://' }, undefined],
])('a link in rich text to %s', (_name, fields, link) => {
  expect(toContentLink(fields)).toEqual(link);
});

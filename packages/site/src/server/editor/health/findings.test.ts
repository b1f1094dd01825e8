import { prepareModule } from '@kmx/blocks';

import { countBlocks } from './countBlocks';
import { findDeadLinks } from './findDeadLinks';
import { findFaults } from './findFaults';
import { findMissingLanguages } from './findMissingLanguages';
import { healthPageMock, linkMock, readPageMock } from './health.mock';

const quote = (fields: object) => ({ __typename: 'Quote', id: 'row', ...fields });

describe('findFaults, by the schemas of the registry', () => {
  it.each([
    ['an unknown block', { __typename: 'Carousel' }, 'carousel', '', 'There is no block "carousel".'],
    ['a module without data', {}, 'unknown', '', 'The module has no type.'],
    ['no module at all', null, 'unknown', '', 'The module has no type.'],
  ])('%s', (_name, raw, type, field, message) => {
    const good = { __typename: 'Form', id: 'f', kind: 'contact' };
    const faults = findFaults(readPageMock([good, raw]), (known, module) =>
      known === 'form' ? { ok: true, render: () => null } : prepareModule(known, module),
    );
    expect(faults).toMatchObject([
      { place: { page: { id: 'About' }, block: { type, position: 1 }, field }, message },
    ]);
  });

  it('names the invalid field of a block, with one-based indexes', () => {
    const [fault] = findFaults(readPageMock([quote({})]), () => ({
      ok: false,
      issues: [{ path: 'links.0.link', message: 'is missing' }],
    }));
    expect(fault).toMatchObject({
      place: { block: { type: 'quote', position: 0 }, field: 'links › 1 › link' },
      message: 'is missing',
    });
  });

  it('reports an empty block', () => {
    expect(findFaults(readPageMock([quote({})]), prepareModule)).not.toEqual([]);
  });
});

describe('findDeadLinks', () => {
  const published = new Map([
    ['here', true],
    ['draft', false],
  ]);
  const targets = {
    published,
    isProduct: (slug: string) => (slug === 'unknown-for-now' ? undefined : slug === 'alpha-550'),
    isPath: (path: string) => Promise.resolve(path === '/a'),
  };
  const find = (...modules: object[]) => findDeadLinks(readPageMock(modules), targets);
  const linksOf = (link: object) => find({ __typename: 'Grid', items: [{ link }] });
  const textLink = (fields: object) => ({
    __typename: 'RichText',
    content: { root: { children: [{ type: 'link', fields, children: [{ type: 'text', text: 'On' }] }] } },
  });
  const document = (relationTo: string, value: unknown) => ({
    linkType: 'internal',
    doc: { relationTo, value },
  });

  it.each([
    ['a page that readers reach', { page: { id: 'here', title: 'Here' } }, undefined],
    ['a page that is only a draft', { page: { id: 'draft', title: 'Draft' } }, 'unpublished'],
    ['a page that is deleted', { page: null }, 'gone'],
    ['a page that no list has', { page: { id: 'other', title: null } }, 'gone'],
    ['a file', { kind: 'file', file: { id: 'f', title: 'F' } }, undefined],
    ['a file that is deleted', { kind: 'file' }, 'noFile'],
    ['an address outside', { kind: 'external', url: 'https://example.com' }, undefined],
    ['a path', { kind: 'path', path: '/a' }, undefined],
    ['a path with a full load', { kind: 'path', path: 'hard:/a' }, undefined],
    ['a path at which nothing is', { kind: 'path', path: '/b' }, 'notFound'],
    ['no path', { kind: 'path', path: null }, 'notFound'],
    ['an action', { kind: 'path', path: 'action:news-feed' }, undefined],
    ['an unknown action', { kind: 'path', path: 'action:dance' }, 'notFound'],
    ['a place on the page', { kind: 'path', path: '#figures' }, undefined],
    ['a product', { kind: 'product', product: 'alpha-550' }, undefined],
    ['an unknown product', { kind: 'product', product: 'no-such-product' }, 'noProduct'],
    ['no product', { kind: 'product' }, 'noProduct'],
    ['a product while the service is down', { kind: 'product', product: 'unknown-for-now' }, undefined],
    ['no link', { kind: null }, undefined],
  ])('%s', async (_name, fields, reason) => {
    const links = await linksOf(linkMock(fields));
    expect(links.map((link) => link.reason)).toEqual(reason ? [reason] : []);
  });

  it.each([
    ['a page that readers reach', document('pages', { id: 'here', slug: 'here' }), undefined],
    ['a page that is only a draft', document('pages', { id: 'draft', slug: 'draft' }), 'unpublished'],
    ['a page that is deleted', document('pages', 'deleted'), 'gone'],
    ['a story', document('stories', { id: 's', slug: 's' }), undefined],
    ['a file', document('files', { id: 'f', slug: 'f' }), undefined],
    ['a file that is deleted', document('files', 'deleted'), 'noFile'],
    ['an unknown product', { linkType: 'product', product: 'no-such-product' }, 'noProduct'],
    ['a path at which nothing is', { linkType: 'custom', url: '/b' }, 'notFound'],
    ['an address outside', { linkType: 'custom', url: 'https://example.com' }, undefined],
    ['the beginning of an address', { linkType: 'custom', url: 'https://' }, 'gone'],
  ])('in rich text: %s', async (_name, fields, reason) => {
    const links = await find(textLink(fields));
    expect(links.map((link) => link.reason)).toEqual(reason ? [reason] : []);
    if (reason) expect(links[0]?.text).toBe('On');
  });

  it('names the block and the text of the link', async () => {
    expect(await linksOf(linkMock({ text: ' ', page: { id: 'draft', title: 'Next year' } }))).toMatchObject([
      { text: 'Next year', place: { block: { type: 'grid', position: 0 }, field: 'items › 1 › link' } },
    ]);
  });
});

describe('findMissingLanguages', () => {
  const site = {
    languages: ['en', 'de', 'fr'] as const,
    countries: [{ countryCode: 'CH', supportedLanguages: ['de', 'fr'] as const }],
  };
  it.each([
    ['everywhere', { languages: ['en'] }, ['de', 'fr']],
    ['for Switzerland only, without English', { languages: ['de'], countries: ['CH'] }, ['fr']],
    ['in all languages', { languages: ['fr', 'en', 'de', 'ja'] }, undefined],
    ['in a country that the site does not have', { languages: [], countries: ['XX'] }, undefined],
  ] as const)('a page %s', (_name, fields, expected) => {
    const { languages, ...rest } = fields;
    const countries = 'countries' in rest ? [...rest.countries] : [];
    const page = healthPageMock('About', { languages: [...languages], countries });
    expect(findMissingLanguages([page], site)).toEqual(expected ? [{ page, languages: expected }] : []);
  });
});

describe('countBlocks', () => {
  it('counts each block and its pages, with unused blocks last', () => {
    const one = readPageMock([quote({}), quote({}), { __typename: 'Video' }]);
    const two = { ...readPageMock([quote({})]), page: healthPageMock('Other') };
    const usage = countBlocks([one, two], ['accordion', 'quote']);
    expect(usage.map(({ blockType, count, pages }) => [blockType, count, pages.map(({ id }) => id)])).toEqual(
      [
        ['quote', 3, ['About', 'Other']],
        ['video', 1, ['About']],
        ['accordion', 0, []],
      ],
    );
  });
});

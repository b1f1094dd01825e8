import { prepareModule } from '@kmx/blocks';

import { countBlocks } from './countBlocks';
import { findDeadLinks } from './findDeadLinks';
import { findFaults } from './findFaults';
import { findMissingLanguages } from './findMissingLanguages';
import { findSilentPictures } from './findSilentPictures';
import { healthPageMock, linkMock, pictureMock, readPageMock } from './health.mock';

const quote = (fields: object) => ({ __typename: 'Quote', id: 'row', ...fields });

describe('findFaults, by the schemas of the registry', () => {
  it.each([
    [
      'a block that is not known',
      { __typename: 'Carousel' },
      'carousel',
      '',
      'There is no block "carousel".',
    ],
    ['a module that says nothing', {}, 'unknown', '', 'The module has no type.'],
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

  it('says the field of a block whose data is not what it needs, counted as people do', () => {
    const [fault] = findFaults(readPageMock([quote({})]), () => ({
      ok: false,
      issues: [{ path: 'links.0.link', message: 'is missing' }],
    }));
    expect(fault).toMatchObject({
      place: { block: { type: 'quote', position: 0 }, field: 'links › 1 › link' },
      message: 'is missing',
    });
  });

  it('a real block with nothing in it is a fault', () => {
    expect(findFaults(readPageMock([quote({})]), prepareModule)).not.toEqual([]);
  });
});

describe('findDeadLinks', () => {
  const published = new Map([
    ['here', true],
    ['draft', false],
  ]);
  const linksOf = (link: object) =>
    findDeadLinks(readPageMock([{ __typename: 'Grid', items: [{ link }] }]), published);

  it.each([
    ['a page that readers reach', { page: { id: 'here', title: 'Here' } }, undefined],
    ['a page that is only a draft', { page: { id: 'draft', title: 'Draft' } }, 'unpublished'],
    ['a page that is deleted', { page: null }, 'gone'],
    ['a page that no list has', { page: { id: 'other', title: null } }, 'gone'],
    ['a file', { kind: 'file', file: { id: 'f', title: 'F' } }, undefined],
    ['a file that is deleted', { kind: 'file' }, 'noFile'],
    ['an address outside', { kind: 'external', url: 'https://example.com' }, undefined],
    ['a path', { kind: 'path', path: '/a' }, undefined],
    ['no link', { kind: null }, undefined],
  ])('%s', (_name, fields, reason) => {
    expect(linksOf(linkMock(fields)).map((link) => link.reason)).toEqual(reason ? [reason] : []);
  });

  it('says where it stands and what it is called', () => {
    expect(linksOf(linkMock({ text: ' ', page: { id: 'draft', title: 'Next year' } }))).toMatchObject([
      { text: 'Next year', place: { block: { type: 'grid', position: 0 }, field: 'items › 1 › link' } },
    ]);
  });
});

describe('findSilentPictures', () => {
  it('finds pictures at any depth, and the one that a page is shared with', () => {
    const modules = [
      { __typename: 'HeroBanner', image: pictureMock('told', 'A crimp press') },
      {
        __typename: 'Gallery',
        items: [{ image: pictureMock('empty', '') }, { image: pictureMock('blank', ' ') }],
      },
    ];
    const found = findSilentPictures(readPageMock(modules, pictureMock('shared', null)));
    expect(found.map(({ mediaId, place }) => [mediaId, place.block?.position, place.field])).toEqual([
      ['shared', undefined, 'shareImage'],
      ['empty', 1, 'items › 1 › image'],
      ['blank', 1, 'items › 2 › image'],
    ]);
  });

  it('counts a link without words as no picture', () => {
    expect(findSilentPictures(readPageMock([{ id: 'x', alt: null }]))).toEqual([]);
  });
});

describe('findMissingLanguages', () => {
  const site = {
    languages: ['en', 'de', 'fr'] as const,
    countries: [{ countryCode: 'CH', supportedLanguages: ['de', 'fr'] as const }],
  };
  it.each([
    ['everywhere', { languages: ['en'] }, ['de', 'fr']],
    ['in Switzerland alone, where nobody reads English', { languages: ['de'], countries: ['CH'] }, ['fr']],
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
  it('counts each block and each of its pages once; what stands nowhere comes last', () => {
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

import { parseEditorAreaQuery } from '@kmx/core';

import { createMorning } from './createMorning';
import { groupChanges } from './groupChanges';
import { selectPages } from './selectPages';
import { targetMock, translationPageMock } from './translationPage.mock';

const translated = { translationState: 'Translated' } as const;
const pages = [
  translationPageMock('plain'),
  translationPageMock('done', { targetLanguages: [targetMock(translated)] }),
  translationPageMock('out', {
    targetLanguages: [
      targetMock(translated),
      targetMock({ language: 'fr', translationState: 'InProgress' }),
      targetMock({ language: 'es' }),
    ],
  }),
  translationPageMock('marked', {
    title: 'Crêpage',
    targetLanguages: [targetMock(translated), targetMock({ language: 'fr' })],
  }),
  translationPageMock('old', { targetLanguages: [targetMock({ ...translated, isStale: true })] }),
  translationPageMock('swiss', { parentSlug: 'about', countries: ['CH'], hasDraft: true }),
  translationPageMock('draft', { isPublished: false, hasDraft: true }),
];

const everywhere = { country: 'ALL', pageIds: undefined };
const select = (query: string, scope: Parameters<typeof selectPages>[2] = everywhere) =>
  selectPages(pages, parseEditorAreaQuery(new URLSearchParams(query)), scope);
const ids = (...input: Parameters<typeof select>) =>
  select(...input)
    .pages.map(({ id }) => id)
    .join(' ');

describe('the pages of the editor area', () => {
  it.each([
    ['4 "editor default published"', '', 'old marked out done plain'],
    ['4 "Page stage: DRAFT or PUBLISHED"', 'stage=DRAFT', 'old marked out done plain draft'],
    ['5 "all shown in the all-countries editor view"', 'countries=all', 'old marked out done plain swiss'],
    ['4 "Translated if all targets are translated"', 'state=Translated', 'old done'],
    ['4 "InProgress if any is in progress"', 'state=InProgress', 'out'],
    ['4 "otherwise MarkedForTranslation"', 'state=MarkedForTranslation', 'marked'],
    ['a source that changed after the translation', 'state=stale', 'old'],
    ['without any target', 'state=none', 'plain'],
    ['in one language', 'language=fr', 'marked out'],
    ['in a state of one language', 'language=de&state=Translated', 'old marked out done'],
    ['not wanted in one language', 'language=fr&state=none', 'old done plain'],
    ['not wanted in its own language: no page is', 'language=en&state=none', ''],
    ['by name, ignoring accents', 'q=crepage', 'marked'],
    ['at an address', 'q=about&countries=all', 'swiss'],
  ])('%s: %s', (_rule, query, expected) => {
    expect(ids(query)).toBe(expected);
  });

  it('5 "Navigation items with countries show only for the current locale country"', () => {
    expect(ids('q=swiss', { ...everywhere, country: 'CH' })).toBe('swiss');
    expect(ids('q=swiss', { ...everywhere, country: 'US' })).toBe('');
  });

  it('include those of the selected sections', () => {
    expect(ids('', { ...everywhere, pageIds: new Set(['out', 'elsewhere']) })).toBe('out');
  });

  it('are counted for each other state, without the selected state filter', () => {
    const expected = { '': 5, stale: 1, MarkedForTranslation: 1, InProgress: 1, Translated: 2, none: 1 };
    expect(select('').counts).toEqual(expected);
    expect(select('state=stale').counts).toEqual(expected);
  });

  it('count omitted drafts', () => {
    expect([select('').draftCount, select('stage=DRAFT').draftCount]).toEqual([1, 0]);
  });
});

it('shows pending work first, regardless of the filters', () => {
  expect(createMorning(pages)).toEqual({ stale: 1, marked: 2, inProgress: 1, unpublished: 2 });
});

describe('changes, "block by block"', () => {
  const change = (segment: string, blockId: string | null, place: string) => ({
    segment,
    blockId,
    place,
    sourceThen: 'Then',
    sourceNow: 'Now',
    target: 'Damals',
  });

  it('are grouped by block, each block once', () => {
    const blocks = groupChanges([
      change('title', null, 'Title'),
      change('b1.title', 'b1', 'Hero banner › Title'),
      change('b2.text', 'b2', 'Accordion › Item 2 › Text'),
      change('b1.lead', 'b1', 'Hero banner › Lead'),
    ]);
    expect(blocks.map(({ id, name, texts }) => [id, name, texts.map(({ field }) => field)])).toEqual([
      ['page', undefined, ['Title']],
      ['b1', 'Hero banner', ['Title', 'Lead']],
      ['b2', 'Accordion', ['Item 2 › Text']],
    ]);
  });

  it('distinguishes two blocks of one type, and accepts a path without a block', () => {
    const blocks = groupChanges([
      change('b1', 'b1', 'Text › Text'),
      change('b2', 'b2', 'Text › Text'),
      change('b3', 'b3', 'Text'),
    ]);
    expect(blocks.map(({ name, texts }) => [name, texts[0]?.field])).toEqual([
      ['Text', 'Text'],
      ['Text', 'Text'],
      [undefined, 'Text'],
    ]);
  });
});

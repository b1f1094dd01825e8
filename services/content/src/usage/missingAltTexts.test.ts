import type { Use } from './collectUses';
import { listMissingAltTexts } from './missingAltTexts';

const use = (id: string, siteId = 'main', isPublic = true): Use => ({
  collection: 'pages',
  id,
  title: id,
  siteId,
  places: [],
  isPublic,
});

/** Languages in which the pages of the table are available. */
const documents = new Map([
  ['german', ['en', 'de']],
  ['czech', ['cs']],
  ['draft', ['en', 'fr']],
]);

const list = (picture: object, uses: readonly Use[]) =>
  listMissingAltTexts(
    { pictures: new Map([['p', uses]]) },
    { media: [{ id: 'p', filename: 'press.png', ...picture }] },
    documents,
  ).map(({ siteId, languages, uses: named }) => [siteId, languages, named.map(({ id }) => id)]);

test.each<[string, object, Use[], unknown[]]>([
  ['has a text in every language of its pages', { alt: { en: 'A', de: 'B' } }, [use('german')], []],
  ['lacks the language of a page', { alt: { en: 'A' } }, [use('german')], [['main', ['de'], ['german']]]],
  ['has only spaces in it', { alt: { en: 'A', de: ' ' } }, [use('german')], [['main', ['de'], ['german']]]],
  ['is decorative', { alt: {}, isDecorative: true }, [use('german')], []],
  ['is shown by a draft only', { alt: {} }, [use('draft', 'main', false)], []],
  ['is shown by a document without languages', { alt: {} }, [use('brand')], []],
  [
    'is shown by two sites',
    { alt: { en: 'A' } },
    [use('german'), use('czech', 'volta')],
    [
      ['main', ['de'], ['german']],
      ['volta', ['cs'], ['czech']],
    ],
  ],
])('a picture that %s', (_, picture, uses, expected) => {
  expect(list(picture, uses)).toEqual(expected);
});

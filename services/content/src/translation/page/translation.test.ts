import { readField } from '../../graphql/context';
import { plainText } from '../text/codedText';
import { readPlainText } from '../text/plainText';
import { createPackage } from './createPackage';
import { describeTranslation, segmentsIn } from './describeTranslation';
import { findLocalizedFields } from './localizedFields';
import { writeField } from './segments';
import { findSourceChanges, recordSourceTexts, parseSourceTexts } from './sourceTexts';
import { markTargets, resetTargets, startTargets } from './targetChanges';
import { createTranslatedPage, document, fields } from './translatedPage.mock';

const page = createTranslatedPage();
const source = segmentsIn(page.fields, 'en');

test('every text has a label of its place; numbers and days of tables are not translated', () => {
  expect(source.map(({ id, place, blockId, text }) => [id, place, blockId, plainText(text)])).toEqual([
    ['title', 'Title', null, 'Wires & <cables>'],
    ['modules.b1.title', 'Hero banner › Title', 'b1', 'A "hero"'],
    ['modules.b1.links.l1.link.text', 'Hero banner › Link 1 › Words', 'b1', 'More about {name}'],
    ['modules.b1.content.0', 'Hero banner › Content › Heading 1', 'b1', 'Why'],
    ['modules.b1.content.1', 'Hero banner › Content › Paragraph 1', 'b1', 'It holds, see there'],
    ['modules.b1.content.3.0', 'Hero banner › Content › List item 1', 'b1', 'one\ntwo'],
    ['modules.b1.cells.0', 'Hero banner › Cells › Cell 1', 'b1', 'Year'],
  ]);
  expect(segmentsIn(page.fields, 'de').map(({ id }) => id)).toEqual(['title']);
});

test.each([[null], [undefined], [{}], [{ modules: 'x' }], [{ modules: [{ blockType: 'gone', id: 'x' }] }]])(
  '%j has no texts',
  (nothing) => {
    expect(findLocalizedFields(fields, nothing).flatMap((field) => segmentsIn([field], 'en'))).toEqual([]);
  },
);

test('a field translated by itself is the field', () => {
  const itself = new Map(source.map(({ id, text }) => [id, text]));
  const [hero] = document.modules;
  const written = Object.fromEntries(
    page.fields.map((field) => [field.path, writeField(field, 'en', itself)]),
  );
  expect(written).toMatchObject({
    title: document.title.en,
    'modules.b1.content': hero?.content.en,
    'modules.b1.cells': ['Year', '2025', '3.00'],
    'modules.b1.links.l1.link.text': 'More about {name}',
  });
});

const withTitle = (en: string) =>
  segmentsIn(findLocalizedFields(fields, { ...document, title: { en, de: 'Leitungen' } }), 'en');

describe('"A page whose source changed after translation says so"', () => {
  const then = recordSourceTexts(source);
  const targets = segmentsIn(page.fields, 'de');
  const change = { segment: 'title', place: 'Title', blockId: null, target: 'Leitungen' };

  test.each([
    ['nothing', source, []],
    [
      'another text',
      withTitle('Cables'),
      [{ ...change, sourceThen: 'Wires & <cables>', sourceNow: 'Cables' }],
    ],
    ['a text that is gone', withTitle(''), [{ ...change, sourceThen: 'Wires & <cables>', sourceNow: null }]],
  ])('%s', (_, now, changes) => {
    expect(findSourceChanges(then, now, targets)).toEqual(changes);
  });

  test('a text that came later, and another address of a link', () => {
    const { title: _, ...before } = then;
    expect(findSourceChanges(before, source, targets)).toEqual([
      { ...change, sourceThen: null, sourceNow: 'Wires & <cables>' },
    ]);
    const moved = JSON.stringify(document).replace('https://a.example', 'https://b.example');
    const now = segmentsIn(findLocalizedFields(fields, JSON.parse(moved)), 'en');
    expect(findSourceChanges(then, now, targets)).toMatchObject([
      { segment: 'modules.b1.content.1', blockId: 'b1', target: null },
    ]);
  });

  const withParagraphs = (...texts: string[]) => {
    const children = texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }));
    const [hero] = document.modules;
    const modules = [{ ...hero, content: { en: { root: { children } }, de: { root: { children } } } }];
    return findLocalizedFields(fields, { title: document.title, modules });
  };

  test('a paragraph that is added above calls nothing below it changed, and one that is removed nothing else', () => {
    const [few, more] = [withParagraphs('First', 'Second'), withParagraphs('New', 'First', 'Second')];
    const [fewTexts, moreTexts] = [segmentsIn(few, 'en'), segmentsIn(more, 'en')];
    expect(findSourceChanges(recordSourceTexts(fewTexts), moreTexts, segmentsIn(few, 'de'))).toEqual([
      expect.objectContaining({ segment: 'modules.b1.content.0', sourceThen: null, sourceNow: 'New' }),
    ]);
    expect(findSourceChanges(recordSourceTexts(moreTexts), fewTexts, segmentsIn(more, 'de'))).toEqual([
      expect.objectContaining({ sourceThen: 'New', sourceNow: null, target: 'New' }),
    ]);
  });

  test('the order of more than ten paragraphs is that of the page, whatever the database makes of it', () => {
    const texts = Array.from({ length: 12 }, (_, index) => `Paragraph ${'x'.repeat(index + 1)}`);
    const recorded = recordSourceTexts(segmentsIn(withParagraphs(...texts), 'en'));
    const shuffled = Object.fromEntries(Object.entries(recorded).toReversed());
    const now = segmentsIn(withParagraphs('Before all', ...texts), 'en');
    expect(findSourceChanges(shuffled, now, []).map(({ sourceNow }) => sourceNow)).toEqual(['Before all']);
  });

  test('a translator gets the words of a paragraph that others have moved down', () => {
    const few = withParagraphs('First', 'Second');
    const target = {
      id: 't1',
      language: 'de' as const,
      translationState: 'Translated' as const,
      translatedSource: recordSourceTexts(segmentsIn(few, 'en')),
    };
    const translated = few.find(({ path }) => path === 'modules.b1.content');
    const moved = withParagraphs('New', 'First', 'Second').map((field) =>
      field.path === 'modules.b1.content'
        ? { ...field, values: { en: readField(field.values, 'en'), de: readField(translated?.values, 'de') } }
        : field,
    );
    const { units } = createPackage({ ...page, fields: moved }, target);
    const targets = units
      .filter(({ id }) => id.startsWith('modules.b1.content'))
      .map((unit) => unit.target && plainText(unit.target));
    expect(targets).toEqual([null, 'First', 'Second']);
  });

  test('a text that was never imported is not stale', () => {
    expect(findSourceChanges(parseSourceTexts(undefined), source, targets)).toEqual([]);
    expect(parseSourceTexts('x')).toBeNull();
    expect(parseSourceTexts(JSON.parse(JSON.stringify(then)))).toEqual(then);
  });
});

test('translators get what still holds with its translation, and what is stale without', () => {
  const recorded = recordSourceTexts(withTitle('Cables'));
  const fresh = { id: 't1', language: 'de' as const, translationState: 'Translated' as const };
  const titleOf = (translatedSource: ReturnType<typeof recordSourceTexts>) =>
    createPackage(page, { ...fresh, translatedSource }).units.find(({ id }) => id === 'title');
  expect(titleOf(recorded)).toMatchObject({
    target: null,
    previous: { source: 'Cables', target: 'Leitungen' },
  });
  expect(titleOf(recordSourceTexts(source))).toMatchObject({
    target: readPlainText('Leitungen'),
    isTranslated: true,
    previous: null,
  });
  const stale = { ...page, targets: [{ ...fresh, translatedSource: recorded }] };
  expect(describeTranslation(stale).targetLanguages[0]).toMatchObject({ language: 'de', isStale: true });
});

const dates = { exportedAt: '2026-01-01T00:00:00.000Z', importedAt: '2026-01-02T00:00:00.000Z' };
const targets = [
  {
    id: 'a',
    language: 'de' as const,
    translationState: 'Translated' as const,
    ...dates,
    translatedSource: {},
  },
  { id: 'b', language: 'fr' as const, translationState: 'MarkedForTranslation' as const },
];
const now = '2026-02-01T00:00:00.000Z';

describe('"Editor actions start translation and reset translation return the new state"', () => {
  test('marking adds what is not there, once', () => {
    expect(markTargets(targets, ['de', 'ja', 'ja'])).toEqual([
      ...targets,
      { language: 'ja', translationState: 'MarkedForTranslation' },
    ]);
  });

  test('starting sends what is marked, or what is named', () => {
    const [german, french] = targets;
    const started = { translationState: 'InProgress', exportedAt: now };
    expect(startTargets(targets, undefined, now)).toEqual([german, { ...french, ...started }]);
    expect(startTargets(targets, ['de'], now)).toEqual([{ ...german, ...started }, french]);
  });

  test('resetting removes the dates and the recorded source', () => {
    const retranslated = {
      translationState: 'MarkedForTranslation',
      exportedAt: null,
      importedAt: null,
      translatedSource: null,
    };
    expect(resetTargets(targets, undefined)).toMatchObject([retranslated, retranslated]);
    expect(resetTargets(targets, ['fr'])).toMatchObject([targets[0], retranslated]);
  });
});

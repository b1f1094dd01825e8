import fc from 'fast-check';
import { js2xliff, xliff2js } from 'xliff';
import { createPackage } from '../page/createPackage';
import { segmentsIn } from '../page/describeTranslation';
import { createTranslatedPage, pageId } from '../page/translatedPage.mock';
import { readPlainText } from '../text/plainText';
import { checkPackage } from './checkPackage';
import { decodePackage } from './decodePackage';
import { readPackage } from './readPackage';
import { UnreadablePackageError } from './UnreadablePackageError';
import { writePackage } from './writePackage';

const page = createTranslatedPage();
const [german] = page.targets;
const exported = german ? writePackage(createPackage(page, german)) : '';
const expected = {
  pageId,
  sourceLanguage: 'en',
  targetLanguages: ['de'],
  segments: segmentsIn(page.fields, 'en'),
};

const translate = (xml: string): string =>
  xml.replaceAll(
    /<source>([\s\S]*?)<\/source>(?:\s*<target>[\s\S]*?<\/target>)?/g,
    (_, source: string) => `<source>${source}</source>\n<target>DE ${source}</target>`,
  );
const translated = translate(exported).replace('DE Wires &amp; &lt;cables&gt;', 'Leitungen');
const check = (xml: string) => checkPackage(readPackage(xml), expected);

test('a written package is parsed unchanged, text by text and code by code', () => {
  const read = readPackage(exported);
  expect(read).toMatchObject({
    sourceLanguage: 'en',
    targetLanguage: 'de',
    originals: [`pages/${pageId}`],
  });
  expect(read.units.map(({ id, source }) => [id, source])).toEqual(
    expected.segments.map(({ id, text }) => [id, text.pieces]),
  );
});

test('any text survives, with the characters that XML cannot hold', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\r\n', '\u0085', '\u2028', '\u0001', ']]>', '\uD800', '\uFFFD', '\uFFFE<&>"'),
  );
  fc.assert(
    fc.property(fc.array(texts), (parts) => {
      const source = readPlainText(parts.join('').replaceAll(/[{}]/g, ''));
      const unit = { id: 'a', place: 'A', maxLength: null, source, isTranslated: false, previous: null };
      const xml = writePackage({
        pageId,
        title: 'T\u0000',
        sourceLanguage: 'en',
        targetLanguage: 'de',
        units: [{ ...unit, target: source }],
      });
      expect(readPackage(xml).units).toMatchObject([{ source: source.pieces, target: source.pieces }]);
    }),
  );
});

test('an independent library reads the package as it was meant', async () => {
  const content = await xliff2js(exported);
  expect(content).toMatchObject({ sourceLanguage: 'en', targetLanguage: 'de' });
  const units = content.resources[`page-${pageId}`] ?? {};
  expect(Object.keys(units).filter((key) => !key.startsWith('_'))).toEqual(
    expected.segments.map(({ id }) => id),
  );
  expect(units['title']).toMatchObject({ source: 'Wires & <cables>', target: 'Leitungen' });
  expect(units['modules.b1.content.1']?.source).toEqual([
    'It ',
    { Span: expect.objectContaining({ id: '1', subType: 'xlf:b', contents: 'holds' }) as unknown },
    ', see ',
    {
      Span: expect.objectContaining({
        id: '2',
        dispStart: 'https://a.example/?b&c',
        contents: 'there',
      }) as unknown,
    },
  ]);
  expect(units['modules.b1.links.l1.link.text']?.source).toEqual([
    'More about ',
    { Standalone: expect.objectContaining({ id: '1', equiv: '{name}' }) as unknown },
  ]);
});

test('packages of the independent library are accepted, with their texts and codes', async () => {
  // The library does not escape attributes: with an ampersand in an address it writes invalid XML.
  const content = await xliff2js(exported.replace('?b&amp;c', ''));
  const units = Object.entries(content.resources[`page-${pageId}`] ?? {}).filter(
    ([key]) => !key.startsWith('_'),
  );
  const translateUnit = (source: unknown) => ({
    source,
    target: typeof source === 'string' ? `DE ${source}`.slice(0, 20) : source,
  });
  const filled = units.map(([key, { source }]) => [key, translateUnit(source)] as const);
  const resources = { [`page-${pageId}`]: Object.fromEntries(filled) };
  // Indentation would add white space to the texts.
  const xml = await js2xliff({ ...content, resources }, { indent: '' });
  expect(check(xml)).toEqual([]);
  const link = readPackage(xml).units.find(({ id }) => id === 'modules.b1.content.1');
  expect(link?.target).toEqual(expected.segments.find(({ id }) => id === link?.id)?.text.pieces);
});

test('a complete translation is accepted; so is one whose texts a tool has split', () => {
  expect(check(translated)).toEqual([]);
  const cut = translated.replace(
    /<source>A "hero"<\/source>\s*<target>[^<]*<\/target>/,
    '<source>A </source><target order="3">Held</target></segment><ignorable><source/><target order="2"> </target></ignorable><segment><source>"hero"</source><target order="1">Ein</target>',
  );
  expect(cut).not.toBe(translated);
  expect(check(cut)).toEqual([]);
  const unit = readPackage(cut).units.find(({ id }) => id === 'modules.b1.title');
  expect(unit?.target?.map((piece) => ('text' in piece ? piece.text : '')).join('')).toBe('Ein Held');
});

test('spans that a tool has split, and its annotations, are read as the spans they are', () => {
  const split = translated.replace(
    /<target>DE It [\s\S]*?<\/target>/,
    '<target>Es <sc id="1"/><mrk id="m1" type="term">hält</mrk><ec startRef="1"/>, <pc id="2">dort</pc></target>',
  );
  expect(split).not.toBe(translated);
  expect(check(split)).toEqual([]);
});

const unitOf = (id: string) => new RegExp(`<unit id="${id}"[\\s\\S]*?</unit>`);

test.each([
  ['another page', 'otherPage', null, [`pages/${pageId}`, 'pages/other']],
  ['another source language', 'otherLanguage', null, ['srcLang="en"', 'srcLang="fr"']],
  ['another target language', 'otherLanguage', null, ['trgLang="de"', 'trgLang="ja"']],
  ['no target language', 'otherLanguage', null, [' trgLang="de"', '']],
  [
    'a text of nowhere',
    'unknownSegment',
    'modules.b1.gone',
    ['<unit id="modules.b1.title"', '<unit id="modules.b1.gone"'],
  ],
  ['a text left out', 'missingSegment', 'title', [unitOf('title'), '']],
  [
    'a link lost',
    'missingPlaceholder',
    'modules.b1.content.1',
    [/(<target>DE It [\s\S]*?)<pc id="2"[^>]*>there<\/pc>/, '$1'],
  ],
  [
    'a variable lost',
    'missingPlaceholder',
    'modules.b1.links.l1.link.text',
    [/(<target>DE More about )<ph[^>]*\/>/, '$1'],
  ],
  [
    'a code of its own',
    'unknownPlaceholder',
    'title',
    ['<target>Leitungen', '<target><ph id="7"/>Leitungen'],
  ],
  [
    'a code twice',
    'unknownPlaceholder',
    'modules.b1.links.l1.link.text',
    ['<target>DE More about ', '<target>DE More about <ph id="1"/>'],
  ],
  [
    'another source',
    'changedSource',
    'modules.b1.content.0',
    ['<source>Why</source>', '<source>Why not</source>'],
  ],
  [
    'a source without its code',
    'changedSource',
    'modules.b1.links.l1.link.text',
    [/<source>More about <ph[^>]*\/><\/source>/, '<source>More about </source>'],
  ],
  ['an empty text', 'emptyTarget', 'title', ['<target>Leitungen</target>', '<target> </target>']],
  ['no text', 'emptyTarget', 'title', ['<target>Leitungen</target>', '']],
  [
    'only the code of a text',
    'emptyTarget',
    'modules.b1.links.l1.link.text',
    ['<target>DE More about ', '<target>'],
  ],
  ['a control character', 'invalid', 'title', ['<target>Leitungen', '<target><cp hex="001B"/>Leitungen']],
  ['half a character', 'invalid', 'title', ['<target>Leitungen', '<target><cp hex="D83D"/>Leitungen']],
  ['a text without room', 'tooLong', 'title', ['<target>Leitungen', '<target>Leitungen und noch viel mehr']],
] as const)('rejected with its place: %s', (_, kind, segment, [from, to]) => {
  const broken = translated.replace(from, to);
  expect(broken).not.toBe(translated);
  const problems = check(broken);
  expect(problems).toContainEqual(expect.objectContaining({ kind, segment }));
  expect(problems[0]?.detail).toMatch(/^(Line \d+: )?[A-Z].*\.$/);
});

test('a rejection contains a label for editors, a line for tools, and every reason', () => {
  const line = translated.split('\n').findIndex((one) => one.includes('id="modules.b1.content.1"')) + 1;
  const broken = translated
    .replace(/(<target>DE It [\s\S]*?)<pc id="2"[^>]*>there<\/pc>/, '$1')
    .replace('<target>Leitungen</target>', '');
  expect(check(broken)).toEqual([
    { kind: 'emptyTarget', segment: 'title', place: 'Title', detail: 'Line 7: There is no translation.' },
    {
      kind: 'missingPlaceholder',
      segment: 'modules.b1.content.1',
      place: 'Hero banner › Content › Paragraph 1',
      detail: `Line ${line}: The code "2" of the source is missing.`,
    },
  ]);
});

const wrap = (inner: string) => translated.replace('<target>Leitungen</target>', `<target>${inner}</target>`);

/** With a document type where XML allows one. */
const declare = (subset: string, inner: string) =>
  wrap(inner).replace('?>', `?>\n<!DOCTYPE xliff ${subset}>`);
const wrapUnits = (times: number) =>
  translated
    .replace('<unit', '<group id="g">'.repeat(times) + '<unit')
    .replace('</file>', '</group>'.repeat(times) + '</file>');

test.each([
  ['nothing', ''],
  ['no XML', 'Hello'],
  ['XML that is cut off', translated.slice(0, -20)],
  ['a tag that is not closed', translated.replace('</unit>', '')],
  ['another language of XML', '<html/>'],
  ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>'],
  ['a version to come', translated.replace('version="2.1"', 'version="3.0"')],
  [
    'no file',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"/>',
  ],
  ['an element of HTML in a text', wrap('<b>Leitungen</b>')],
  ['a character that is none', wrap('<cp hex="zz"/>')],
  ['an entity of a file', declare('[<!ENTITY x SYSTEM "file:///etc/passwd">]', '&x;')],
  ['entities that grow', declare('[<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]', '&b;')],
  ['an entity of nowhere', wrap('&x;')],
  ['codes without an end of nesting', wrap('<pc id="1">'.repeat(90_000) + '</pc>'.repeat(90_000))],
  [
    'groups without an end of nesting',
    translated.replace('<unit', '<group id="g">'.repeat(90_000) + '<unit'),
  ],
])('not read: %s', (_, xml) => {
  expect(() => readPackage(xml)).toThrow(UnreadablePackageError);
});

test.each([
  ['a document type', declare('', 'Leitungen'), 'A package has no document type declaration.'],
  ['an entity', declare('[<!ENTITY x "y">]', '&x;'), 'A package has no document type declaration.'],
  ['codes', wrap('<pc id="1">'.repeat(300) + '</pc>'.repeat(300)), 'Elements are nested too deeply.'],
  ['groups', wrapUnits(300), 'Elements are nested too deeply.'],
])('rejected before it is parsed: %s', (_, xml, sentence) => {
  expect(() => readPackage(xml)).toThrow(sentence);
});

test.each([
  ['a control character', '\u001B'],
  ['a NUL', '\u0000'],
  ['a reference to one', '&#27;'],
  ['a reference in hexadecimal', '&#x0001b;'],
  ['no character', '\uFFFF'],
  ['a reference to none', '&#xFFFF;'],
  ['a reference to half a character', '&#xD83D;'],
  ['that reference in decimals', '&#55357;'],
  ['a reference past the last character', '&#x110000;'],
])('rejected with its line: %s', (_, character) => {
  const line = translated.split('\n').findIndex((one) => one.includes('<target>Leitungen')) + 1;
  expect(() => readPackage(wrap(character))).toThrow(`Line ${line}: There is a control character`);
});

test.each(['&#9;', '&#10;', '&#x41;', '&#127;', '&#128;', '&#xD7FF;', '&#xE000;', '&#x1F600;', '\t'])(
  '%j is text',
  (character) => {
    expect(() => readPackage(wrap(character))).not.toThrow();
  },
);

test.each(['UTF-8', 'UTF-16'])(
  'a package that declares %s is read in UTF-16, with a mark or without',
  (encoding) => {
    const xml = translated.replace('encoding="UTF-8"', `encoding="${encoding}"`);
    for (const text of [xml, `\uFEFF${xml}`])
      expect(check(decodePackage(Buffer.from(text, 'utf16le')))).toEqual([]);
  },
);

test('malformed XML is reported with its line', () => {
  const broken = exported.replace('<unit id="modules.b1.title"', '<unit id=modules.b1.title');
  const line = exported.split('\n').findIndex((one) => one.includes('id="modules.b1.title"')) + 1;
  expect(() => readPackage(broken)).toThrow(`Line ${line}: The file is no well-formed XML.`);
});

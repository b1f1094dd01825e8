import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readExifDescription } from './readExifDescription';
import { readIptcCaption } from './readIptcCaption';
import { readPictureText } from './readPictureText';
import { readXmpText } from './readXmpText';

/** 8 × 8 pixels with a description in XMP (English as the default, and German), IPTC and Exif. */
const fixture = readFileSync(path.join(__dirname, 'press.jpg'));

const draw = (): Sharp => sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } });
const withExif = (ImageDescription: string): Promise<Buffer> =>
  draw().withExif({ IFD0: { ImageDescription } }).jpeg().toBuffer();

test.each([
  ['de', 'Eine Presse'],
  ['en', 'A press'],
  ['fr', 'A press'],
])('%s: the text of XMP in the language, else its default', async (language, text) => {
  expect(await readPictureText(fixture, language)).toBe(text);
});

test('reads IPTC and Exif without XMP', async () => {
  const { exif, iptc } = await sharp(fixture).metadata();
  expect(iptc && readIptcCaption(iptc)).toBe('A press, from IPTC');
  expect(exif && readExifDescription(exif)?.replaceAll('\0', '')).toBe('A press, from EXIF');
  expect(await readPictureText(await withExif('  A crimp\n in section '), 'en')).toBe('A crimp in section');
});

test('the beginning of a file is enough', async () => {
  const large = await sharp(fixture).resize(3000, 3000).keepMetadata().jpeg({ quality: 100 }).toBuffer();
  expect(await readPictureText(large.subarray(0, 20_000), 'de')).toBe('Eine Presse');
});

test.each([
  ['a picture without metadata', () => draw().png().toBuffer()],
  ['the name of a camera', () => withExif('OLYMPUS DIGITAL CAMERA')],
  ['the number of a picture', () => withExif('DSC_0042')],
  ['a text that is too long for an alternative text', () => withExif('A press. '.repeat(60))],
  ['a file that is not a picture', async () => Buffer.from('%PDF-1.4')],
  ['an empty file', async () => Buffer.alloc(0)],
])('%s has no description', async (_, create) => {
  expect(await readPictureText(await create(), 'en')).toBeUndefined();
});

const packet = (content: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${content}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const texts = (name: string, text: string): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="de-CH">${text}</rdf:li></rdf:Alt></${name}>`;

test.each([
  [
    'prefers the text for screen readers to the description',
    packet(texts('dc:description', 'Messe 2026') + texts('Iptc4xmpCore:AltTextAccessibility', 'Eine Presse')),
    'Eine Presse',
  ],
  ['ignores an empty text', packet(texts('dc:description', ' ')), undefined],
  ['ignores malformed XML', '<x:xmpmeta', undefined],
  [
    'ignores packets with entities',
    `<!DOCTYPE a [<!ENTITY b "c">]>${packet(texts('dc:description', '&b;'))}`,
    undefined,
  ],
])('%s', (_, xmp, text) => {
  expect(readXmpText(xmp, 'de')).toBe(text);
});

test.each([
  ['Exif', () => readExifDescription(Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff', 'latin1'))],
  ['Exif', () => readExifDescription(Buffer.from('Exif'))],
  ['IPTC', () => readIptcCaption(Buffer.from([0x1c, 2, 0x78, 0x7f]))],
  ['IPTC', () => readIptcCaption(Buffer.from([0x1c, 2, 0x78, 0x7f, 0xff, 65]))],
])('malformed %s has no description', (_, read) => {
  expect(read()).toBeUndefined();
});

import { decideUploadType } from './decideUploadType';
import { inMemory } from './uploadContent';

const decide = (name: string, content: string | Buffer, claimedType = 'text/plain') =>
  decideUploadType({ name, content: inMemory(Buffer.from(content)), claimedType });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = '%PDF-1.4\n%%EOF\n';
const xsl =
  '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"></xsl:stylesheet>';
const binary = Buffer.from([0x01, 0xff, 0xfe, 0x80, 0x81]);

describe('decideUploadType: types depend on the content, never on data of the uploader', () => {
  test.each([
    ['a picture under another name', 'a.txt', png, 'text/plain', 'image/png'],
    ['a document that is said to be a page', 'a.pdf', pdf, 'text/html', 'application/pdf'],
    ['captions', 'a.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\n<v Anna>A wire.\n', '', 'text/vtt'],
    ['plain text', 'a.txt', 'A wire < 5 mm, über 3 m.', 'text/plain', 'text/plain'],
    ['a table', 'A.CSV', 'wire;mm\n1;2\n', 'application/vnd.ms-excel', 'text/csv'],
    ['a drawing of a machine', 'a.step', 'ISO-10303-21;\nHEADER;\n', '', 'model/step'],
    ['bytes that nobody knows', 'a.firmware', binary, '', 'application/octet-stream'],
    ['a print file', 'a.ps', '%!PS-Adobe-3.0\n', 'application/postscript', 'application/postscript'],
  ])('accepts %s', async (_name, name, content, claimedType, mimeType) => {
    expect(await decide(name, content, claimedType)).toEqual({ kind: 'accepted', mimeType });
  });

  test.each([
    ['a style sheet with scripts', 'report.xsl', xsl, 'text/xsl', 'active'],
    ['one that is called text', 'report.txt', xsl, 'text/plain', 'markup'],
    ['one that says what it is', 'report.txt', xsl, 'text/xsl', 'active'],
    ['one without an ending', 'report', `<?xml version="1.0"?>${xsl}`, '', 'active'],
    ['a page', 'a.html', '<p>x</p>', 'text/html', 'active'],
    ['a page that is called text', 'a.txt', '\n\n <SCRIPT>alert(1)</SCRIPT>', 'text/plain', 'markup'],
    ['a page in a table', 'a.csv', 'a;<iframe src=x>', 'text/csv', 'markup'],
    ['a drawing', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'active'],
    ['a drawing that is called a picture', 'a.png', '<svg onload=alert(1) />', 'image/png', 'markup'],
    ['a script', 'a.js', 'alert(1)', 'text/javascript', 'active'],
    ['a script that is called text: text/jscript', 'a.txt', 'alert(1)', 'text/jscript', 'active'],
    ['text/ecmascript', 'a.txt', 'alert(1)', 'text/ecmascript', 'active'],
    ['application/x-javascript', 'a.txt', 'alert(1)', 'application/x-javascript', 'active'],
    ['a style sheet', 'a.css', 'p {}', 'text/css', 'active'],
    ['text with an unknown ending', 'a.unknown', 'p {}', 'text/plain', 'unknownText'],
    ['text in another encoding', 'a.csv', Buffer.from('Gr\xf6sse', 'latin1'), 'text/csv', 'notUtf8'],
    ['a program', 'setup.exe', Buffer.from('MZ\x90\0\x03', 'latin1'), 'application/x-msdownload', 'program'],
    [
      'a program under another name',
      'a.pdf',
      Buffer.from('MZ\x90\0\x03', 'latin1'),
      'application/pdf',
      'program',
    ],
    ['a script of the shell', 'a.bat', 'echo 1', '', 'program'],
    ['an archive of Java', 'a.jar', 'PK', '', 'program'],
    ['nothing', 'a.txt', '', 'text/plain', 'empty'],
  ])('rejects %s', async (_name, name, content, claimedType, reason) => {
    expect(await decide(name, content, claimedType)).toEqual({ kind: 'rejected', reason });
  });
});

test('text in chunks is the same text: characters and markup may be divided between them', async () => {
  const decideInChunks = (...chunks: (string | Buffer)[]) => {
    const parts = chunks.map((chunk) => Buffer.from(chunk));
    const content = { size: 1, detectType: () => Promise.resolve(undefined), read: () => parts };
    return decideUploadType({ name: 'a.txt', content, claimedType: 'text/plain' });
  };
  const umlaut = Buffer.from('ü');
  expect(await decideInChunks('A wire ', umlaut.subarray(0, 1), umlaut.subarray(1))).toEqual({
    kind: 'accepted',
    mimeType: 'text/plain',
  });
  expect(await decideInChunks('A wire <scr', 'ipt>', 'and more')).toEqual({
    kind: 'rejected',
    reason: 'markup',
  });
  expect(await decideInChunks('A wire ', umlaut.subarray(0, 1))).toEqual({
    kind: 'rejected',
    reason: 'notUtf8',
  });
});

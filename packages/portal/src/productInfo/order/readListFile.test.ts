import { readListFile } from './readListFile';

const read = (content: BlobPart) => readListFile(new File([content], 'parts.csv'), 'cs');

it.each([
  ['UTF-8', Buffer.from('\uFEFFČíslo dílu;Množství')],
  ['UTF-16, as "Unicode text" of Excel', Buffer.from('\uFEFFČíslo dílu;Množství', 'utf16le')],
  ['windows-1250, as CSV of Excel', Buffer.from('yO1zbG8gZO1sdTtNbm+ec3R27Q==', 'base64')],
])('reads %s', async (_, bytes) => {
  expect(await read(bytes)).toBe('Číslo dílu;Množství');
});

it.each([
  ['a workbook', Buffer.from('504b0304140006000800000021', 'hex')],
  ['more than a megabyte', 'x'.repeat(1_000_001)],
])('rejects %s', async (_, content) => {
  expect(await read(content)).toBeUndefined();
});

it('without the detector still reads UTF-8, and nothing else', async () => {
  vi.doMock('@kmx/core/article-files', () => {
    throw new Error('The script could not be loaded.');
  });
  expect(await read('Číslo dílu')).toBe('Číslo dílu');
  expect(await read(Buffer.from('c8ed73', 'hex'))).toBeUndefined();
});

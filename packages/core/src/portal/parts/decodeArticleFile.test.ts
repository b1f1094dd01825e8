import { articleFiles } from './articleFiles.mock';
import { decodeArticleFile } from './decodeArticleFile';
import { parseArticleNumbers } from './parseArticleNumbers';

describe('a file of article numbers, as Excel saves it', () => {
  it.each(articleFiles)('reads %s in %s', (language, _page, text, base64) => {
    expect(decodeArticleFile(Buffer.from(base64, 'base64'), language)).toBe(text);
  });

  it.each(articleFiles)('reads the numbers of %s on a page in English', (_language, _page, text, base64) => {
    const { lines } = parseArticleNumbers(decodeArticleFile(Buffer.from(base64, 'base64'), 'en'));
    expect(lines).toEqual([{ line: 2, articleNumber: 'BR-4610-22', quantity: 3 }]);
    expect(parseArticleNumbers(text).ignoredColumns).toHaveLength(1);
  });

  it.each(articleFiles)('reads %s as "Unicode text"', (language, _page, text) => {
    const bytes = Buffer.from(`\uFEFF${text.replaceAll(/[;,]/g, '\t')}`, 'utf16le');
    const { lines } = parseArticleNumbers(decodeArticleFile(bytes, language));
    expect(lines).toEqual([{ line: 2, articleNumber: 'BR-4610-22', quantity: 3 }]);
  });

  it('without headings reads units behind quantities', () => {
    // "BR-1;5 個" in Shift_JIS.
    const bytes = Buffer.concat([Buffer.from('BR-1;5 '), Buffer.from('8cc2', 'hex')]);
    expect(parseArticleNumbers(decodeArticleFile(bytes, 'en')).lines).toEqual([
      { line: 1, articleNumber: 'BR-1', quantity: 5 },
    ]);
  });
});

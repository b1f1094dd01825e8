import fc from 'fast-check';
import { articleListLimits, parseArticleNumbers } from './parseArticleNumbers';

const good = (line: number, articleNumber: string, quantity = 1) => ({ line, articleNumber, quantity });
const bad = (line: number, text: string, problem: string) => ({ line, text, problem });

describe('"paste or drop a CSV of part numbers with an answer per line"', () => {
  it.each([
    ['nothing', '', []],
    ['one number', 'KX-100.2', [good(1, 'KX-100.2')]],
    ['blank lines', '\r\nKX-1\r\n\r\n;;\r\nKX-2\r\n', [good(2, 'KX-1'), good(5, 'KX-2')]],
    ['semicolons', 'KX-1;5\nKX-2 ; 12', [good(1, 'KX-1', 5), good(2, 'KX-2', 12)]],
    ['commas', 'KX-1,5', [good(1, 'KX-1', 5)]],
    ['tabs', 'KX 1\t5\t', [good(1, 'KX 1', 5)]],
    ['quotes', '"KX-1";"5"\n"KX,2",3\n"KX""3"', [good(1, 'KX-1', 5), good(2, 'KX,2', 3), good(3, 'KX"3')]],
    ['an empty quantity', 'KX-1;', [good(1, 'KX-1')]],
    ['a mark of the encoding', '\uFEFFKX-1;2', [good(1, 'KX-1', 2)]],
    ['a header', 'Article number;Quantity\nKX-1;3', [good(2, 'KX-1', 3)]],
    ['a German header', 'Menge;Bezeichnung;Artikelnummer\n3;Messer;KX-1', [good(2, 'KX-1', 3)]],
    ['a Japanese header', '品番,数量\nKX-1,3', [good(2, 'KX-1', 3)]],
    ['a header without a quantity', 'Artikel-Nr.;Name\nKX-1;Messer', [good(2, 'KX-1')]],
    ['a quantity before an unknown column', 'Qty;No\n3;KX-1', [good(2, 'KX-1', 3)]],
    ['no header in a first line', 'hello\nKX-1', [good(1, 'hello'), good(2, 'KX-1')]],
    ['the quantity behind', 'BR-4610-22 5', [good(1, 'BR-4610-22', 5)]],
    ['the quantity in front', '5 BR-4610-22', [good(1, 'BR-4610-22', 5)]],
    ['a sign before the quantity', 'BR-4610-22 x5', [good(1, 'BR-4610-22', 5)]],
    ['a sign apart from the quantity', 'BR-4610-22 × 5', [good(1, 'BR-4610-22', 5)]],
    ['a sign behind the quantity', 'BR-4610-22 5x', [good(1, 'BR-4610-22', 5)]],
    ['a sign behind a quantity in front', '5x BR-4610-22', [good(1, 'BR-4610-22', 5)]],
    ['a sign between the two', '5 x BR-4610-22', [good(1, 'BR-4610-22', 5)]],
    ['a unit behind', 'BR-4610-22  5 Stück', [good(1, 'BR-4610-22', 5)]],
    ['a unit in front', '5 pcs BR-4610-22', [good(1, 'BR-4610-22', 5)]],
    ['a unit in a cell', 'BR-4610-22;5 ks', [good(1, 'BR-4610-22', 5)]],
    ['a number with a space', 'KX 100', [good(1, 'KX 100')]],
    ['a number of digits with a space', '100 200', [good(1, '100 200')]],
    ['a number that begins with zeros', '0456 AB-1', [good(1, '0456 AB-1')]],
    ['a quantity in the first cell', '5;BR-4610-22', [good(1, 'BR-4610-22', 5)]],
    ['two numbers of digits', '123456;5', [good(1, '123456', 5)]],
    ['a description between', 'BR-4610-22\tBlade 4 mm\t5\t12.50', [good(1, 'BR-4610-22', 5)]],
    ['a quantity, number and description', '5\tBR-4610-22\tBlade', [good(1, 'BR-4610-22', 5)]],
    ['rows of a spreadsheet', 'BR-1\t5\r\nBR-2\t7\r\n', [good(1, 'BR-1', 5), good(2, 'BR-2', 7)]],
    ['the line of Excel that names the separator', 'sep=,\r\nKX;1,5', [good(2, 'KX;1', 5)]],
    ['that line for a sign that we do not know', 'sep=~\nKX-1~5', [good(2, 'KX-1', 5)]],
    ['pipes', 'KX-1|5', [good(1, 'KX-1', 5)]],
    ['a table in Markdown', '| Part | Qty |\n|---|--:|\n| KX-1 | 3 |', [good(3, 'KX-1', 3)]],
    ['full-width signs', 'ＫＸ－１；５\nKX-2，１２', [good(1, 'KX-1', 5), good(2, 'KX-2', 12)]],
    ['no-break and narrow spaces', 'BR-1\u00A05\nBR-2\u202F7', [good(1, 'BR-1', 5), good(2, 'BR-2', 7)]],
    ['no description between', 'BR-1;;5\nBR-2\t\t"7"', [good(1, 'BR-1', 5), good(2, 'BR-2', 7)]],
    ['a price behind an empty quantity', 'BR-1;;12.50', [good(1, 'BR-1')]],
    ['a French header', 'Numéro de pièce;Quantité\nKX-1;3', [good(2, 'KX-1', 3)]],
    ['the least and the most', 'KX-1;1\nKX-2;9999', [good(1, 'KX-1', 1), good(2, 'KX-2', 9999)]],
  ])('%s', (_name, text, lines) => {
    expect(parseArticleNumbers(text)).toMatchObject({ lines, leftOver: 0 });
  });

  it.each([
    ['no number', ';5', 'noNumber'],
    ['no letter or digit', '--;5', 'noNumber'],
    ['a quantity of none', 'KX-1;0', 'badQuantity'],
    ['a quantity below', 'KX-1;-2', 'badQuantity'],
    ['too many', 'KX-1;10000', 'badQuantity'],
    ['a part of one', 'KX-1;1.5', 'badQuantity'],
    ['a word', 'KX-1;five', 'badQuantity'],
    ['a footnote', 'KX-1;5²', 'badQuantity'],
    ['half a piece behind', 'BR-4610-22 1.5', 'badQuantity'],
    ['none behind', 'BR-4610-22 0', 'badQuantity'],
    ['too many behind', 'BR-4610-22 10000', 'badQuantity'],
    ['a description without a quantity', 'BR-4610-22;Blade;sharp', 'badQuantity'],
    ['a quantity on both sides', '5 BR-4610-22 7', 'twoQuantities'],
    ['a quantity on both sides in cells', '5;BR-4610-22;7', 'twoQuantities'],
    ['two quantities behind a description', 'BR-4610-22;Blade;5;7', 'twoQuantities'],
    ['a long number', '1'.repeat(41), 'tooLong'],
  ])('%s', (_name, text, problem) => {
    expect(parseArticleNumbers(`KX-0\n${text}`).lines).toEqual([good(1, 'KX-0'), bad(2, text, problem)]);
  });

  it.each([
    ['no header', 'KX-1;3;Messer', []],
    ['only known columns', 'Artikelnummer;Menge\nKX-1;3', []],
    [
      'a description and a price',
      'Preis;Menge;;Artikelnummer;Bezeichnung\n1;3;;KX-1;a',
      ['Preis', 'Bezeichnung'],
    ],
    ['an unknown word for the quantity', 'Artikelnummer;Bestellumfang\nKX-1;3', ['Bestellumfang']],
  ])('names the columns that are not read: %s', (_name, text, ignoredColumns) => {
    expect(parseArticleNumbers(text).ignoredColumns).toEqual(ignoredColumns);
  });

  it('reads 200 lines and counts the rest', () => {
    const numbers = Array.from({ length: 203 }, (_, index) => `KX-${String(index)}`);
    const { lines, leftOver } = parseArticleNumbers(numbers.join('\n'));
    expect([lines.length, leftOver]).toEqual([200, 3]);
  });
});

const piece = fc.constantFrom(
  ...[
    'KX-1',
    'BR 2',
    '5',
    'x5',
    '0',
    '-1',
    '1.5',
    'pcs',
    'Stück',
    'Menge',
    'Part',
    '²',
    '½',
    '５',
    '"',
    '""',
  ],
  ...[
    ';',
    ',',
    '\t',
    '|',
    '；',
    '\n',
    '\r\n',
    ' ',
    '\u00A0',
    '\u202F',
    '---',
    'sep=',
    'sep=;\n',
    '\0',
    '\uD800',
  ],
);

it('any text gives at most 200 lines, each with a quantity that can be ordered or a reason', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 60 }).map((pieces) => `sep=${pieces.join('')}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { lines, leftOver } = parseArticleNumbers(text);
      const numbers = lines.map(({ line }) => line);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      expect(lines.length + leftOver).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
      for (const line of lines) {
        if ('problem' in line) continue;
        expect(line.articleNumber.length).toBeLessThanOrEqual(articleListLimits.numberLength);
        expect(Number.isInteger(line.quantity)).toBe(true);
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(articleListLimits.quantity);
      }
    }),
    { numRuns: 500 },
  );
});

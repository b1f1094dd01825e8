import fc from 'fast-check';

import { decodeTable, type TableContext } from './decodeTable';

const context: TableContext = { language: 'en', rateReading: () => 0 };
const decode = (bytes: Uint8Array) => decodeTable(bytes, context);

const littleEndian = (text: string) => Buffer.from(text, 'utf16le');
const bigEndian = (text: string) => littleEndian(text).swap16();

const table = 'Größe;線\r\nű;0,5\r\n';

describe('decodeTable', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16 with a mark', littleEndian(`\uFEFF${table}`)],
    ['UTF-16, big-endian with a mark', bigEndian(`\uFEFF${table}`)],
    ['UTF-16 without a mark', littleEndian(table)],
    ['UTF-16, big-endian without a mark', bigEndian(table)],
  ])('reads %s', (_, bytes) => {
    expect(decode(bytes)).toBe(table);
  });

  it('trusts a mark, whatever follows it', () => {
    expect(decode(Buffer.from('efbbbf41e941', 'hex'))).toBe('A\uFFFDA');
    expect(decode(Buffer.from('fffe410042', 'hex'))).toBe('A\uFFFD');
  });

  it('uses the reading that is understood best, not the first', () => {
    const bytes = Buffer.from('c8ed73', 'hex');
    const rate = (word: string) => (text: string) => Number(text.includes(word));
    expect(decodeTable(bytes, { ...context, rateReading: rate('Čís') })).toBe('Čís');
    expect(decodeTable(bytes, { ...context, rateReading: rate('Èís') })).toBe('Èís');
  });

  it('prefers the code page of the language, but not against the detector', () => {
    const slovak = Buffer.from(
      'yO1zbG8gZGllbHU7TW5vnnN0dm87T3puYehlbmllDQpCUi00NjEwLTIyOzM7TvSeIJ1hnmv9DQo=',
      'base64',
    );
    expect(decodeTable(slovak, { ...context, language: 'sk' })).toContain('Nôž ťažký');
    const french = Buffer.from('Numéro;Quantité;Désignation\r\n1;2;Câble à gaine\r\n', 'latin1');
    expect(decodeTable(french, { ...context, language: 'sk' })).toContain('Câble à gaine');
  });

  it.each([
    ['an archive', Buffer.from('504b0304140006000800000021', 'hex')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('leaves U+0000 in %s', (_, bytes) => {
    expect(decode(bytes)).toContain('\0');
  });

  it('any bytes are decoded to a well-formed text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => encodeURIComponent(decode(bytes))).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it('any text is the same in every encoding of Unicode', () => {
    const texts = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !text.includes('\0') && !text.includes('\uFEFF'));
    fc.assert(
      fc.property(texts, (text) => {
        const marked = `\uFEFF${text}`;
        const files = [Buffer.from(text), Buffer.from(marked), littleEndian(marked), bigEndian(marked)];
        expect(files.map(decode)).toEqual(files.map(() => text));
      }),
      { numRuns: 300 },
    );
  });
});

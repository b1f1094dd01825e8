import { normalizePhrase, normalizeText } from './normalizeText';

it.each([
  ['Ágnes SZŐKE', 'agnes szoke', 'agnes szoke'],
  ['Weiß Łukasz Øst Œuvre Æther đ ı İ', 'weiss lukasz ost oeuvre aether d i i', undefined],
  ['e\u0301\u0323t', 'et', undefined],
  ['ＫＭＸ　１００４', 'kmx 1004', undefined],
  ['ガイド', 'ガイド', undefined],
  ['ｶﾞｲﾄﾞ', 'ガイド', undefined],
  ['Ёлка', 'ёлка', undefined],
  ['압착기', '압착기', undefined],
  ['2,5 mm²', '2,5 mm2', '2 5 mm2'],
  ['KMX-1004/b', 'kmx-1004/b', 'kmx 1004 b'],
  ['user@example.com', 'user@example.com', 'user example com'],
  ['  one\ttwo\r\nthree  ', 'one two three', undefined],
  ['one  two', 'one  two', 'one two'],
  ['(–) …!', '(–) ...!', ''],
])('normalizes %j to %j, as a phrase to %j', (text, normalized, phrase = normalized) => {
  expect(normalizeText(text)).toBe(normalized);
  expect(normalizePhrase(text)).toBe(phrase);
  expect(normalizeText(normalized)).toBe(normalized);
});

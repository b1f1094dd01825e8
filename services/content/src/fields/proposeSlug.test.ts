import { createSlug, isProposedSlug, numberSlug } from './proposeSlug';
import { validateSlug } from './slug';

test.each([
  ['Wire, cut to length', 'wire-cut-to-length'],
  ['Crimpen für Anfänger', 'crimpen-fuer-anfaenger'],
  ['Große Übersicht', 'grosse-uebersicht'],
  ['Řezání & odizolování', 'rezani-odizolovani'],
  ['L’atelier d’été', 'latelier-dete'],
  ['  Linea 220 – new!  ', 'linea-220-new'],
  [`${'long '.repeat(30)}`, 'long-'.repeat(16).slice(0, -1)],
])('the title %j is proposed as %j', (title, slug) => {
  expect(createSlug(title)).toBe(slug);
  expect(validateSlug(slug)).toBe(true);
});

test.each(['', ' – ', '电线', 'ケーブル'])('the title %j has no proposal', (title) => {
  expect(createSlug(title)).toBe('');
});

test('a number is added within the length of a slug', () => {
  expect(numberSlug('wires', 1)).toBe('wires');
  expect(numberSlug('wires', 12)).toBe('wires-12');
  expect(numberSlug('a'.repeat(80), 2)).toBe(`${'a'.repeat(78)}-2`);
});

test.each([
  ['', 'Wires', true],
  ['wires', 'Wires', true],
  ['wires-2', 'Wires', true],
  [`${'a'.repeat(78)}-2`, 'a'.repeat(80), true],
  ['cables', 'Wires', false],
  ['wires-two', 'Wires', false],
  ['', '电线', true],
  ['wires', '电线', false],
  ['linea-220', 'Linea 220', true],
])('the slug %j of the title %j is proposed: %s', (slug, title, expected) => {
  expect(isProposedSlug(slug, title)).toBe(expected);
});

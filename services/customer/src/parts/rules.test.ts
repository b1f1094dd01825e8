import { z } from 'zod';
import { decideAvailability } from './decideAvailability';
import { partKeys, toArticleKey } from './partKeys';
import { pickLanguage } from './pickLanguage';

// Decisions: "status is high above 20 in stock, medium above 5, low above 0, else out-of-stock".
test.each([
  [1000, 'high'],
  [21, 'high'],
  [20, 'medium'],
  [6, 'medium'],
  [5, 'low'],
  [1, 'low'],
  [0, 'outOfStock'],
  [-3, 'outOfStock'],
])('%i in stock is %s', (stock, availability) => {
  expect(decideAvailability(stock)).toBe(availability);
});

test.each(['KX-100-2', 'kx1002', ' KX 100 2 ', 'KX–100‑2', 'ＫＸ－１００－２'])(
  'the article %j is found by its number, however it is written',
  (written) => expect(toArticleKey(written)).toBe('kx1002'),
);

test('a part is found by its number and by its names in every language', () => {
  const names = { en: 'Wear plate', cs: 'Opotřebitelná deska' };
  expect(partKeys({ articleNumber: 'KX-100-2', names }).search_key).toBe(
    'kx-100-2 kx1002 wear plate opotrebitelna deska',
  );
});

const names = JSON.stringify({ en: 'Blade', de: 'Messer' });

test.each([
  ['de', 'Messer'],
  ['de-CH', 'Messer'],
  ['fr', 'Blade'],
  ['xx', 'Blade'],
  ['__proto__', 'Blade'],
])('texts come in the language %s, or else in English: %s', (language, text) => {
  expect(pickLanguage(names, language, z.string())).toBe(text);
});

test('a row without English is told of', () => {
  expect(() => pickLanguage('{"de":"Messer"}', 'fr', z.string())).toThrow('English');
});

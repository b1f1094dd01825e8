import { z } from 'zod';
import { partKeys, toArticleKey } from './partKeys';
import { pickLanguage } from './pickLanguage';

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

test('a row without English is reported', () => {
  expect(() => pickLanguage('{"de":"Messer"}', 'fr', z.string())).toThrow('English');
});

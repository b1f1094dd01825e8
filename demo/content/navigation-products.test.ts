import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedLanguages } from '../../services/content/src/testing/seeding/documents/types';
import { topClassifications } from './navigation-products';

/** The order in which the product service's seed writes its languages (terms/term.ts). */
const columns = ['en', 'de', 'fr', 'es', 'pt', 'cs', 'hu', 'ro', 'ja', 'zh', 'sk'];

/** Read as text: a program of TypeScript holds one service. A place at the top has no parent. */
const source = readFileSync(join(__dirname, '../product/classifications.ts'), 'utf8');
const places = [...source.matchAll(/place\(\s*'([^']+)',\s*null,\s*'[^']+',\s*\[([^\]]+)\]/g)];
const categories = Object.fromEntries(
  places.map(([, slug = '', row = '']) => {
    const names = [...row.matchAll(/'([^']+)'/g)].map(([, name]) => name);
    return [slug, Object.fromEntries(columns.map((language, index) => [language, names[index]]))];
  }),
);

test('the menu holds every category at the top, in the same order', () => {
  expect(Object.keys(categories)).toEqual(Object.keys(topClassifications));
});

test.each(Object.entries(topClassifications))('%s is called alike in menu and catalogue', (slug, names) => {
  expect(names).toEqual(categories[slug]);
  expect(Object.keys(names).sort()).toEqual([...seedLanguages].sort());
});

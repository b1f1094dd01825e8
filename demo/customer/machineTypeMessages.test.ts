import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@kmx/contract/locales';
import { machineTypeMessages } from '../../services/customer/src/inventory/machineTypeMessages';

/** The order in which the product service's seed writes its languages. */
const columns = ['en', 'de', 'fr', 'es', 'pt', 'cs', 'hu', 'ro', 'ja', 'zh', 'sk'];

/** Read as text: a program of TypeScript holds one service. */
const source = readFileSync(join(__dirname, '../product/classifications.ts'), 'utf8');

const namesOf = (slug: string): string[] => {
  const [, row = ''] =
    new RegExp(`place\\(\\s*'${slug}',\\s*null,\\s*'[^']+',\\s*\\[([^\\]]+)\\]`).exec(source) ?? [];
  return [...row.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
};

describe('a kind of machine is called as its category of products', () => {
  test.each([
    ['cutStrip', 'cut-strip'],
    ['harness', 'harness'],
    ['highVoltage', 'high-voltage'],
    ['testing', 'test'],
    ['handling', 'handling'],
  ] as const)('%s', (type, slug) => {
    const names = namesOf(slug);
    const categories = columns.map((language, index) => [language, names[index]]);
    const kinds = languageCodes.map((language) => [language, machineTypeMessages[language][type]]);
    expect(Object.fromEntries(kinds)).toEqual(Object.fromEntries(categories));
  });
});

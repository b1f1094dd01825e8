/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languageCodes } from '@kmx/core';

const messagesFolder = join(__dirname, '../messages');
const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(messagesFolder, `${language}.json`), 'utf8')) as Record<string, string>;

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.includes('__generated__'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the catalogues ("Translations available: en, cs, de, es, fr, hu, ja, pt, ro, sk, zh", section 9)', () => {
  const english = read('en');

  it.each(languageCodes)('%s has every key of English, with the same placeholders', (language) => {
    const catalogue = read(language);
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      expect([key, placeholders(catalogue[key] ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('holds no key that nothing uses', () => {
    expect(Object.keys(english).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
  });

  it('lacks no key that something uses', () => {
    const namespaces = [...new Set(Object.keys(english).map((key) => key.split('.')[0]))];
    const used = [...sources.matchAll(new RegExp(`'((?:${namespaces.join('|')})\\.[\\w.]+)'`, 'g'))].map(
      ([, key]) => key,
    );
    expect(used.filter((key) => key !== undefined && !(key in english))).toEqual([]);
  });
});

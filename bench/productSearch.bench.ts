import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, bench, describe } from 'vitest';
import { createSearchQuery, type SearchRecord } from '@kmx/core';

import { createSearchIndex } from '../services/search/src/engine/createSearchIndex';
import { openSearchDatabase } from '../services/search/src/engine/openSearchDatabase';

const count = 20_000;

const things = ['crimping', 'stripping', 'cutting', 'twisting', 'testing', 'marking', 'taping', 'winding'];
const parts = ['machine', 'head', 'line', 'module', 'station', 'applicator', 'blade', 'feeder', 'sensor'];
const pick = (words: readonly string[], turn: number) => words[turn % words.length] ?? '';

const records = Array.from({ length: count }, (_, turn): SearchRecord => ({
  id: `record-${String(turn)}`,
  kind: turn % 3 === 0 ? 'product' : 'page',
  siteKey: 'main',
  language: 'en',
  contentLanguage: 'en',
  countries: turn % 5 === 0 ? ['CH', 'DE'] : [],
  exceptCountries: [],
  title: `${pick(things, turn)} ${pick(parts, turn * 7 + 3)} ${String(turn)}`,
  description: `A ${pick(parts, turn)} for ${pick(things, turn * 5 + 1)} wires of ${String((turn % 60) / 10)} mm².`,
  text: `Used with a ${pick(parts, turn * 11)} after ${pick(things, turn * 13)}; part KMX-${String(turn)}.`,
  path: `/record-${String(turn)}`,
  trail: [],
  imageUrl: null,
  updatedAt: null,
}));

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-search-bench-'));
const database = await openSearchDatabase(`file:${path.join(folder, 'search.db')}`);
const index = createSearchIndex(database);
await index.index('bench', records);
afterAll(async () => {
  await index.close();
  rmSync(folder, { recursive: true, force: true });
});

const probes = ['crimping mach', '0.5 mm2', 'kmx-1234', 'taping blade sensor'] as const;
const scope = { siteKey: 'main', language: 'en', country: 'CH' } as const;

/** Baseline: a search without index, normalization, measures and ranking. */
const searchPlainly = (words: string) => {
  const conditions = words
    .split(' ')
    .map((word) => sql`(title || ' ' || description || ' ' || text) like ${`%${word}%`}`);
  return sql`select id, title, description, count(*) over () as total from search_records
    where site_key = 'main' and language = 'en' and ${sql.join(conditions, sql` and `)}
    order by title_length, id limit 10`.execute(database.reader);
};

for (const words of probes) {
  describe(`search of "${words}" over ${String(count)} records: a page of 10 with the total`, () => {
    bench('the index', async () => {
      await index.search({ ...scope, query: createSearchQuery(words, 'en'), offset: 0, limit: 10 });
    });
    bench('plain SQL, LIKE', async () => {
      await searchPlainly(words);
    });
  });
}

describe(`suggestions over ${String(count)} records`, () => {
  bench('of "crim"', async () => {
    await index.suggest({ ...scope, query: createSearchQuery('crim', 'en'), limit: 8 });
  });
});

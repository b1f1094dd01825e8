import type { SearchIndex } from '../engine/SearchIndex';
import { findBetterSpelling } from './findBetterSpelling';

const scope = { siteKey: 'main', language: 'en', country: 'ALL' } as const;

/** An index of one record, "crimp height"; a query without that word finds nothing. */
const index: SearchIndex = {
  search: ({ query }) =>
    Promise.resolve({ total: JSON.stringify(query).includes('crimp') ? 1 : 0, records: [] }),
  vocabulary: () => Promise.resolve([{ token: 'crimp', spelling: 'crimp', uses: 3 }]),
  suggest: () => Promise.resolve([]),
  index: () => Promise.resolve({ written: 0, removed: 0, unchanged: 0 }),
  remove: () => Promise.resolve(),
  hasIndexed: () => Promise.resolve(true),
  state: () => Promise.resolve([]),
  close: () => Promise.resolve(),
};

it.each([
  ['crmip', 'crimp'],
  ['<b>crmip</b>', 'crimp'],
  ['<script>crimp</script> zzzzzz', 'crimp'],
])('proposes for %j no markup: %j', async (text, expected) => {
  expect(await findBetterSpelling(index, scope, text)).toBe(expected);
});

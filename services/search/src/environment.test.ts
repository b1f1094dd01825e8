import { EnvironmentError } from '../../toolkit/src/environment/environment';
import { readEnvironment } from './environment';

const root = '/srv/kmx/services/search';
const SEARCH_API_KEY = 'a-search-key-for-tests';

test('requires the key alone', () => {
  expect(readEnvironment({ SEARCH_API_KEY }, root)).toEqual({
    port: 3006,
    host: '0.0.0.0',
    databaseUrl: 'file:/srv/kmx/.data/search/search.db',
    apiKey: SEARCH_API_KEY,
    contentUrl: 'http://localhost:3001',
    productUrl: undefined,
    isBehindTls: false,
  });
});

test.each([
  [{ SEARCH_DATA_DIR: '/data' }, 'file:/data/search.db'],
  [{ DATABASE_URL: 'postgres://host/db?sslmode=verify-full' }, 'postgres://host/db?sslmode=verify-full'],
  [{ DATABASE_URL: 'file:/cms.db' }, 'file:/srv/kmx/.data/search/search.db'],
  [
    { DATABASE_URL: 'postgres://host/db?sslmode=verify-full', SEARCH_DATABASE_URL: 'file:/x.db' },
    'file:/x.db',
  ],
])('%j results in the index %s', (source, url) => {
  expect(readEnvironment({ SEARCH_API_KEY, ...source }, root).databaseUrl).toBe(url);
});

test.each([
  [{ SEARCH_API_KEY: '' }, /SEARCH_API_KEY is not usable: is missing/],
  [{ SEARCH_API_KEY: 'short' }, /at least 16 characters/],
  [{ SEARCH_PORT: '70000' }, /SEARCH_PORT/],
  [{ SEARCH_DATABASE_URL: 'mysql://db' }, /must begin with file: or postgres:/],
  [{ CONTENT_URL: 'content' }, /CONTENT_URL is not usable: must be an http address/],
])('rejects %j', (source, message) => {
  const given = { SEARCH_API_KEY, ...source };
  expect(() => readEnvironment(given, root)).toThrow(EnvironmentError);
  expect(() => readEnvironment(given, root)).toThrow(message);
});

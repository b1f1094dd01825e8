import { EnvironmentError } from '../../toolkit/src/environment/environment';
import { readEnvironment } from './environment';

const root = '/srv/kmx/services/product';

test('requires no variable', () => {
  expect(readEnvironment({}, root)).toEqual({
    port: 3002,
    host: '0.0.0.0',
    databaseUrl: 'file:/srv/kmx/.data/product/product.db',
    cacheSeconds: 60,
    isSchemaPublic: true,
    isBehindTls: false,
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://db/kmx?sslmode=verify-full' }, 'postgres://db/kmx?sslmode=verify-full'],
  [{ DATABASE_URL: 'file:content.db' }, 'file:/srv/kmx/.data/product/product.db'],
  [
    { DATABASE_URL: 'postgres://db/kmx?sslmode=verify-full', PRODUCT_DATABASE_URL: 'file:own.db' },
    `file:${root}/own.db`,
  ],
  [{ DATABASE_URL: '', PRODUCT_DATA_DIR: '/var/kmx' }, 'file:/var/kmx/product.db'],
])('%j results in %s', (source, url) => {
  expect(readEnvironment(source, root).databaseUrl).toBe(url);
});

test.each([
  [{ PRODUCT_PORT: '70000' }, /PRODUCT_PORT/],
  [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL is not usable: must begin with file: or postgres:/],
  [{ PRODUCT_CACHE_SECONDS: 'long' }, /PRODUCT_CACHE_SECONDS/],
])('rejects %j', (source, message) => {
  expect(() => readEnvironment(source, root)).toThrow(EnvironmentError);
  expect(() => readEnvironment(source, root)).toThrow(message);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { compress, decideEncoding } from './encodings';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=nonsense', undefined],
])('selects for accept-encoding %j: %j', (accepted, expected) => {
  expect(decideEncoding(accepted)).toBe(expected);
});

it('compresses without loss', async () => {
  const body = Buffer.from('wire '.repeat(100));
  expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
  expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
});

import { createAssetHeaders } from './assetHeaders';

it.each([
  ['/page-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/page-1a2b.css', 'text/css; charset=utf-8'],
  ['/speculation-rules-1a2b.json', 'application/speculationrules+json'],
  ['/chivo-1a2b.woff2', undefined],
])('sends the correct content type of an asset: %s', (file, type) => {
  const headers = createAssetHeaders(file);
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
});

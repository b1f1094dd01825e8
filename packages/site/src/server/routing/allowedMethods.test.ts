import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { allowedMethods } from './allowedMethods';

const api = path.join(__dirname, '../../app/api');
const exported = /^export (?:const|function|async function) (GET|HEAD|POST|PUT|PATCH|DELETE)\b/gm;

const routes = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => ({
    address: `/api/${path.dirname(file)}`.replaceAll(/\[(?:\.{3})?\w+\]/g, 'x1'),
    source: readFileSync(path.join(api, file), 'utf8'),
  }));

/** As Next.js derives them from the exports of a route. */
const methodsOf = (source: string): string => {
  const methods = new Set(Array.from(source.matchAll(exported), ([, method = '']) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].toSorted().join(', ');
};

it.each(routes)('has the methods that the route exports: $address', ({ address, source }) => {
  expect(allowedMethods(address)).toBe(methodsOf(source));
});

it.each([
  ['/api/session/', 'DELETE, OPTIONS, POST'],
  ['/api/unknown', 'GET, HEAD, OPTIONS'],
  ['/api/forms/contact/more', 'GET, HEAD, OPTIONS'],
  ['/en/api/session', 'GET, HEAD, OPTIONS'],
])('%s: %s', (address, methods) => {
  expect(allowedMethods(address)).toBe(methods);
});

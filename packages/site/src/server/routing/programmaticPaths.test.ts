import { existsSync } from 'node:fs';
import path from 'node:path';

import { isDecodable, isProgrammatic, programmaticPrefixes } from './programmaticPaths';

it.each(programmaticPrefixes)('never takes a path below /%s/ for a page of a site', (prefix) => {
  expect(existsSync(path.join(__dirname, '../../app', prefix, '[...rest]', 'route.ts'))).toBe(true);
});

it.each([
  ['/api/explain', true],
  ['/file/guide', true],
  ['/robots.txt', true],
  ['/style-guide', true],
  ['/pages/error', true],
  ['/pages/other', false],
  ['/style-guide/', false],
  ['/en/style-guide', false],
  ['/en/api/explain', false],
  ['/apis/x', false],
  ['/api', false],
  ['/healthz/x', false],
  ['/', false],
])('%s is programmatic: %s', (address, expected) => {
  expect(isProgrammatic(address)).toBe(expected);
});

it.each([
  ['/file/%C3%BCber', true],
  ['/file/%E0%A4%A', false],
  ['/file/%', false],
])('%s can be decoded: %s', (address, expected) => {
  expect(isDecodable(address)).toBe(expected);
});

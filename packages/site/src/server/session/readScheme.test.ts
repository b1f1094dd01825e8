import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readScheme } from './readScheme';

const cookie = vi.fn();
vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: cookie }) }));

describe('colour scheme of a request', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'system'],
    ['sepia', 'system'],
    [undefined, 'system'],
  ])('with the cookie %s is %s', async (value, scheme) => {
    cookie.mockReturnValue(value && { value });
    expect(await readScheme()).toBe(scheme);
    expect(cookie).toHaveBeenCalledWith('scheme');
  });
});

it('only portal and style guide load the dark scheme, before the base sheet', () => {
  const app = path.join(__dirname, '../../app');
  const layouts = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'layout.tsx')
    .map((file) => ({ group: file.split(path.sep)[0], source: readFileSync(path.join(app, file), 'utf8') }));
  const dark = layouts.filter(({ source }) => /schemes\.css[^]*base\.css[^]*readScheme\(\)/.test(source));
  expect(dark.map(({ group }) => group).sort()).toEqual(['(guide)', '(portal)']);
  expect(layouts.filter(({ source }) => source.includes('schemes.css'))).toHaveLength(2);
});

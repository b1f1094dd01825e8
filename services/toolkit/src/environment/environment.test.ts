import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import {
  databaseUrlSchema,
  decideDatabaseUrl,
  EnvironmentError,
  parseEnvironment,
  portSchema,
} from './environment';

const schema = z.object({ DEMO_PORT: portSchema.default(3999), DATABASE_URL: databaseUrlSchema.optional() });

test.each([
  [{}, { DEMO_PORT: 3999 }],
  [{ DEMO_PORT: '', DATABASE_URL: '' }, { DEMO_PORT: 3999 }],
  [{ DEMO_PORT: '80', OTHER: 'x' }, { DEMO_PORT: 80 }],
])('%j is read', (source, values) => {
  expect(parseEnvironment('demo', schema, source)).toEqual(values);
});

test('reads a variable from a file, and validates it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-environment-'));
  const file = path.join(folder, 'database');
  writeFileSync(file, 'postgres://kmx:of-the-vault@localhost/kmx\n');
  const read = () => parseEnvironment('demo', schema, { DATABASE_URL_FILE: file });
  expect(read().DATABASE_URL).toBe('postgres://kmx:of-the-vault@localhost/kmx');
  writeFileSync(file, 'mysql://of-the-vault@db');
  expect(read).toThrow(/DATABASE_URL is not usable: (?!.*of-the-vault)/);
  rmSync(folder, { recursive: true });
  expect(read).toThrow(/^The demo service cannot start\. DATABASE_URL_FILE is not usable: .+ENOENT/);
});

test('names every invalid variable', () => {
  const read = () => parseEnvironment('demo', schema, { DEMO_PORT: '70000', DATABASE_URL: 'mysql://db' });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(
    /^The demo service cannot start\. DEMO_PORT is not usable: .+\. DATABASE_URL is not usable/,
  );
});

test('a database of another machine is not reached in plain text', () => {
  const read = (own: string) => parseEnvironment('demo', schema, { DATABASE_URL: own });
  expect(() => read('postgres://db/kmx')).toThrow(
    /^The demo service cannot start\. DATABASE_URL is not usable: .+sslmode=verify-full/,
  );
  expect(read('postgres://db/kmx?sslmode=verify-full').DATABASE_URL).toBeDefined();
});

test.each([
  [undefined, undefined, 'file:/data/demo.db'],
  [undefined, 'postgres://db/kmx', 'postgres://db/kmx'],
  [undefined, 'file:content.db', 'file:/data/demo.db'],
  ['file:own.db', 'postgres://db/kmx', 'file:/srv/demo/own.db'],
  ['postgresql://own/kmx', 'postgres://db/kmx', 'postgresql://own/kmx'],
])('own %s and shared %s result in %s', (own, shared, url) => {
  expect(decideDatabaseUrl({ own, shared, file: '/data/demo.db', serviceRoot: '/srv/demo' })).toBe(url);
});

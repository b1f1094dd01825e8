import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSecretFiles } from './secretFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-secrets-'));
const file = path.join(folder, 'key');
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a-secret-of-a-vault', 'a-secret-of-a-vault'],
  ['a-secret-of-a-vault\n', 'a-secret-of-a-vault'],
  ['a-secret-of-a-vault\r\n', 'a-secret-of-a-vault'],
  [' two\nlines \n', ' two\nlines '],
])('reads %j from a file', (content, value) => {
  writeFileSync(file, content);
  const { source, problems } = readSecretFiles({ API_KEY_FILE: file, PORT: '80', API_KEY: '' }, ['API_KEY']);
  expect(source).toMatchObject({ API_KEY: value, PORT: '80' });
  expect(problems).toEqual([]);
});

it('reads no file for variables of other programs', () => {
  const given = { SSL_CERT_FILE: '/nothing', API_KEY_FILE: '' };
  expect(readSecretFiles(given, ['API_KEY'])).toEqual({ source: given, problems: [] });
});

it('reports the variable whose file cannot be read', () => {
  const { problems } = readSecretFiles({ API_KEY_FILE: path.join(folder, 'none') }, ['API_KEY']);
  expect(problems).toEqual([expect.stringMatching(/^API_KEY_FILE is not usable: .+ENOENT/)]);
});

it('rejects a variable with both a value and a file', () => {
  writeFileSync(file, 'of the file');
  const { problems } = readSecretFiles({ API_KEY_FILE: file, API_KEY: 'of the variable' }, ['API_KEY']);
  expect(problems).toEqual(['API_KEY_FILE is not usable: API_KEY is set, too.']);
});

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { addVariables, readSettings, resolveFiles } from './env.mjs';
import { ensureSecrets } from './secrets.mjs';
import { describeServices } from './services.mjs';
import { createStaticServer } from './staticServer.mjs';

test('addresses follow the ports unless they are set', () => {
  const settings = readSettings({ SITE_PORT: '4000', CONTENT_URL: 'https://cms.example/' });
  assert.equal(settings.SITE_URL, 'http://localhost:4000');
  assert.equal(settings.CONTENT_URL, 'https://cms.example');
});

test('only a local stack has the shared password of the demo', () => {
  const passwordOf = (source) => readSettings(source).EDITOR_PASSWORD;
  assert.equal(passwordOf({}), 'editor-demo');
  assert.equal(passwordOf({ SITE_URL: 'https://www.example.com' }), undefined);
  assert.equal(
    passwordOf({ SITE_URL: 'https://www.example.com', EDITOR_PASSWORD: 'set by us' }),
    'set by us',
  );
  assert.equal(describeServices(readSettings({}), {}).site.env.EDITOR_PASSWORD, 'editor-demo');
});

test('an invalid variable is reported by name', () => {
  assert.throws(() => readSettings({ SITE_PORT: 'abc', CONTENT_URL: 'x' }), /SITE_PORT: [^]*CONTENT_URL: /);
});

test('the file of a secret takes precedence over a generated one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-test-'));
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'a secret of a vault\n');
  const source = { PAYLOAD_SECRET_FILE: file, SSL_CERT_FILE: '/nothing' };
  resolveFiles(source);
  assert.deepEqual(source, { PAYLOAD_SECRET: 'a secret of a vault', SSL_CERT_FILE: '/nothing' });
  rmSync(folder, { recursive: true });
  assert.throws(() => resolveFiles({ PAYLOAD_SECRET_FILE: file }), /PAYLOAD_SECRET_FILE: there is no file/);
});

test('variables of the shell take precedence, also over the file of a secret', () => {
  const shell = { PAYLOAD_SECRET: 'of the shell', SITE_KEY_FILE: '/of/the/shell' };
  addVariables(shell, {
    PAYLOAD_SECRET_FILE: '/secret',
    SITE_KEY: 'of the file',
    SITE_PORT: '4000',
    LOG: '',
  });
  assert.deepEqual(shell, {
    PAYLOAD_SECRET: 'of the shell',
    SITE_KEY_FILE: '/of/the/shell',
    SITE_PORT: '4000',
  });
});

test('secrets are generated once, are private, and can be overridden by the environment', () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'secrets-test-'));
  const first = ensureSecrets({ dataDirectory });
  assert.match(first.PAYLOAD_SECRET, /^[0-9a-f]{64}$/);
  assert.deepEqual(ensureSecrets({ dataDirectory }), first);
  assert.equal(statSync(path.join(dataDirectory, 'secrets.json')).mode & 0o077, 0);
  const own = ensureSecrets({ dataDirectory, PAYLOAD_SECRET: 'a secret of my own' });
  assert.equal(own.PAYLOAD_SECRET, 'a secret of my own');
  assert.ok(!readFileSync(path.join(dataDirectory, 'secrets.json'), 'utf8').includes('my own'));
  rmSync(dataDirectory, { recursive: true });
});

test('the static server serves only its folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-test-'));
  writeFileSync(path.join(folder, 'index.html'), '<h1>Hello</h1>');
  const server = createStaticServer(folder);
  await new Promise((resolve) => server.listen(0, resolve));
  const get = async (name) => {
    const response = await fetch(`http://localhost:${server.address().port}${name}`);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  assert.deepEqual(await get('/'), [200, 'text/html; charset=utf-8', '<h1>Hello</h1>']);
  assert.equal((await get('/healthz'))[0], 200);
  const { headers } = await fetch(`http://localhost:${server.address().port}/`);
  assert.match(headers.get('content-security-policy'), /frame-ancestors 'self'/);
  assert.equal(headers.get('x-frame-options'), 'SAMEORIGIN');
  assert.equal((await get('/..%2f..%2fetc%2fpasswd'))[0], 404);
  assert.equal((await get('/%'))[0], 400);
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

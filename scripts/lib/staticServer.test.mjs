import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createStaticServer } from './staticServer.mjs';

const inline = '\n  window.started = 1 < 2;\n';
const page = `<!doctype html><title>Guide</title><script type="module" src="./start.js"></script><script>${inline}</script>`;
const folder = mkdtempSync(path.join(tmpdir(), 'static-server-'));
const server = createStaticServer(folder);

before(async () => {
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'start.js'), 'export {};');
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
after(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const headersOf = async (name) => (await fetch(`http://127.0.0.1:${server.address().port}${name}`)).headers;

const policyOf = async (name) => {
  const headers = await headersOf(name);
  return Object.fromEntries(
    headers
      .get('content-security-policy')
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1).join(' ')]),
  );
};

test('a document runs its own files and inline scripts by hash, and is framed by its own pages', async () => {
  const hash = createHash('sha256').update(inline).digest('base64');
  for (const name of ['/', '/index.html']) {
    const policy = await policyOf(name);
    assert.equal(policy['default-src'], "'none'");
    assert.equal(policy['script-src'], `'self' 'sha256-${hash}'`);
    assert.equal(policy['object-src'], "'none'");
    assert.equal(policy['base-uri'], "'none'");
    assert.equal(policy['frame-ancestors'], "'self'");
  }
});

test('scripts, missing files and checks of the operator load nothing and are framed by nobody', async () => {
  for (const name of ['/start.js', '/missing', '/readyz'])
    assert.deepEqual(await policyOf(name), {
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
});

test('other origins embed no document', async () => {
  const policyOfFile = async (name) => (await headersOf(name)).get('cross-origin-resource-policy');
  assert.deepEqual([await policyOfFile('/'), await policyOfFile('/start.js')], ['same-origin', null]);
});

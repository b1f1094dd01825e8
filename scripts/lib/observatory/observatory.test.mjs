import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get as getPlain } from 'node:http';
import { get } from 'node:https';
import { json } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { createCertificate } from './createCertificate.mjs';
import { listOrigins } from './runObservatory.mjs';
import { startTlsProxy } from './startTlsProxy.mjs';

/** Responds with the received headers; redirects /old to its own address according to the Host header. */
const program = createServer((request, response) => {
  if (request.url === '/old')
    return response.writeHead(302, { location: `https://${request.headers.host}/new?a=1` }).end();
  if (request.url === '/away') return response.writeHead(302, { location: 'https://www.example.com/' }).end();
  if (request.url === '/broken') return response.destroy();
  response.setHeader('x-own', 'yes');
  response.end(JSON.stringify(request.headers));
});
let certificate;
let proxy;

before(async () => {
  await once(program.listen(0, '127.0.0.1'), 'listening');
  certificate = await createCertificate();
  proxy = await startTlsProxy(`http://127.0.0.1:${program.address().port}`, certificate);
});
after(() => {
  proxy.stop();
  program.close();
  program.closeAllConnections();
});

/** Trusts the certificate of the run, and no other one. */
const fetchSecure = async (path) => {
  const request = get({ host: 'localhost', port: proxy.httpsPort, path, ca: certificate.cert });
  const [response] = await once(request, 'response');
  return response;
};

test('forwards requests with the headers of nginx', async () => {
  const response = await fetchSecure('/');
  assert.equal(response.headers['x-own'], 'yes');
  const { host, 'x-forwarded-proto': protocol, 'x-forwarded-for': client } = await json(response);
  assert.deepEqual(
    { host, protocol, client },
    { host: `127.0.0.1:${program.address().port}`, protocol: 'https', client: '127.0.0.1' },
  );
});

test('rewrites redirects within the origin to the proxy', async () => {
  const own = `https://localhost:${proxy.httpsPort}`;
  assert.equal((await fetchSecure('/old')).headers.location, `${own}/new?a=1`);
  assert.equal((await fetchSecure('/away')).headers.location, 'https://www.example.com/');
});

test('redirects http to https', async () => {
  const [response] = await once(getPlain(`http://localhost:${proxy.httpPort}/x?a=1`), 'response');
  assert.deepEqual(
    [response.statusCode, response.headers.location],
    [301, `https://localhost:${proxy.httpsPort}/x?a=1`],
  );
});

test('closes the connection if the program does not respond', async () => {
  await assert.rejects(fetchSecure('/broken'), /socket hang up/);
});

test('lists the programs of the stack, or the given origins', () => {
  const settings = { SITE_PORT: 3100, CONTENT_PORT: 3001 };
  assert.deepEqual(listOrigins([], settings).slice(0, 2), [
    { name: 'site', address: 'http://localhost:3100' },
    { name: 'content service', address: 'http://localhost:3001' },
  ]);
  const own = 'https://www.example.com';
  assert.deepEqual(listOrigins([own], settings), [{ name: own, address: own }]);
  for (const invalid of ['www.example.com', 'http://localhost:3000/en', 'ftp://localhost'])
    assert.throws(() => listOrigins([invalid], settings), /is not an origin/);
});

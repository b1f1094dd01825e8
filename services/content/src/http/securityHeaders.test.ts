import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { addSecurityHeaders, createSecurityHeaders } from './securityHeaders';

const nonce = 'bm9uY2U=';
const local = { publicUrl: 'http://localhost:3001', siteUrl: 'http://localhost:3000', nonce };
const publicly = { publicUrl: 'https://content.example', siteUrl: 'https://www.example', nonce };

const readPolicy = (policy = '') =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test.each([
  ['/admin', true],
  ['/admin/collections/pages?limit=10', true],
  ['/admin?x', true],
  ['/administration', false],
  ['/api/files/file/a.pdf', false],
])('%s has the policy of the admin: %s', (path, hasPolicy) => {
  expect('content-security-policy' in createSecurityHeaders(path, local)).toBe(hasPolicy);
});

test('the admin runs only scripts with the nonce and those that they load, and compiles no text', () => {
  const policy = readPolicy(createSecurityHeaders('/admin', local)['content-security-policy']);
  expect(policy['script-src']).toBe(`'nonce-${nonce}' 'strict-dynamic'`);
  expect(policy['default-src']).toBe("'none'");
  expect(policy['object-src']).toBe("'none'");
  expect(policy['base-uri']).toBe("'none'");
});

test('the admin is framed by nobody else, and its forms go nowhere else', () => {
  const policy = readPolicy(createSecurityHeaders('/admin', local)['content-security-policy']);
  expect(policy['form-action']).toBe("'self'");
  expect(policy['frame-ancestors']).toBe("'self'");
});

test('the admin frames sites of any host, over TLS where they have it', () => {
  const read = (settings: typeof local) =>
    readPolicy(createSecurityHeaders('/admin', settings)['content-security-policy'])['frame-src'];
  expect([read(local), read(publicly)]).toEqual(["'self' http:", "'self' https:"]);
});

test('browsers use HTTPS in future if the address does', () => {
  const name = 'strict-transport-security';
  expect(createSecurityHeaders('/', publicly)[name]).toBe('max-age=63072000; includeSubDomains');
  expect(createSecurityHeaders('/', local)).toEqual({});
});

test('signing out clears what the browser has stored', () => {
  const header = { 'clear-site-data': '"cache", "storage"' };
  expect(createSecurityHeaders('/api/users/logout', local)).toEqual(header);
  expect(createSecurityHeaders('/api/users/logout?allSessions=false', local)).toEqual(header);
  expect(createSecurityHeaders('/api/users/me', local)).toEqual({});
});

describe('every server of the process', () => {
  beforeAll(addSecurityHeaders);

  const fetchFrom = async (path: string, listener: RequestListener, headers = {}) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
    const response = await fetch(`http://127.0.0.1:${address.port}${path}`, {
      headers: { connection: 'close', ...headers },
    });
    server.close();
    return { policy: response.headers.get('content-security-policy'), text: await response.text() };
  };
  /** Responds with the policy that Next.js reads the nonce from. */
  const echoPolicy: RequestListener = ({ headers }, response) =>
    response.end(headers['content-security-policy']);

  test('passes the framework a nonce that is different each time', async () => {
    const [first, second] = [await fetchFrom('/admin', echoPolicy), await fetchFrom('/admin', echoPolicy)];
    expect(first.policy).toMatch(/script-src 'nonce-[\w+/]{22}=='/);
    expect(first.text).toBe(first.policy);
    expect(second.policy).not.toBe(first.policy);
  });

  test('lets no client choose the nonce', async () => {
    const claimed = { 'content-security-policy': "script-src 'nonce-abc'" };
    expect((await fetchFrom('/admin', echoPolicy, claimed)).text).not.toContain('nonce-abc');
    expect((await fetchFrom('/elsewhere', echoPolicy, claimed)).text).toBe('');
  });

  test('forbids data everything, and leaves the policy of an upload alone', async () => {
    const data = await fetchFrom('/api/pages', (_request, response) => response.end('{}'));
    expect(data.policy).toContain("default-src 'none'");
    expect(data.policy).toContain("frame-ancestors 'none'");
    const upload = await fetchFrom('/api/files/file/a.pdf', (_request, response) => {
      response.setHeader('Content-Security-Policy', 'sandbox').end();
    });
    expect(upload.policy).toBe('sandbox');
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { addSecurityHeaders, createSecurityHeaders } from './securityHeaders';

const local = { publicUrl: 'http://localhost:3001' };
const publicly = { publicUrl: 'https://content.example' };

test.each([
  ['/admin', true],
  ['/admin/collections/pages?limit=10', true],
  ['/admin?x', true],
  ['/administration', false],
  ['/api/files/file/a.pdf', false],
])('%s has the policy of the admin: %s', (path, hasPolicy) => {
  expect('Content-Security-Policy' in createSecurityHeaders(path, local)).toBe(hasPolicy);
});

test('the admin is framed by nobody else, and its forms go nowhere else', () => {
  const policy = createSecurityHeaders('/admin', local)['Content-Security-Policy'];
  expect(policy).toContain("form-action 'self'; frame-ancestors 'self'");
  expect(policy).toContain("object-src 'none'; base-uri 'none'");
});

test('browsers use HTTPS in future if the address does', () => {
  const name = 'Strict-Transport-Security';
  expect(createSecurityHeaders('/', publicly)[name]).toBe('max-age=63072000; includeSubDomains');
  expect(createSecurityHeaders('/', local)).toEqual({});
});

test('signing out clears what the browser has stored', () => {
  const header = { 'Clear-Site-Data': '"cache", "storage"' };
  expect(createSecurityHeaders('/api/users/logout', local)).toEqual(header);
  expect(createSecurityHeaders('/api/users/logout?allSessions=false', local)).toEqual(header);
  expect(createSecurityHeaders('/api/users/me', local)).toEqual({});
});

test('every server of the process sends them', async () => {
  addSecurityHeaders();
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const { headers } = await fetch(`http://127.0.0.1:${address.port}/admin`, {
    headers: { connection: 'close' },
  });
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  server.close();
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

import { readReaderSession } from './readerSession';

const realm = '/am/oauth2/realms/root/realms/alpha';

let provider: Server;
let issuer: string;
let key: CryptoKey;
let strangeKey: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  strangeKey = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  provider = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', () => resolve()));
  const { port } = provider.address() as AddressInfo;
  process.env.IDENTITY_URL = `http://127.0.0.1:${port}`;
  issuer = `${process.env.IDENTITY_URL}${realm}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

interface Claims {
  roles?: string | string[];
  audience?: string;
  from?: string;
  life?: string;
  sid?: string | undefined;
  by?: CryptoKey;
}

const createToken = ({
  roles = ['partner'],
  audience = 'kmx_uapp_login',
  from,
  life = '1h',
  by,
  ...claims
}: Claims = {}) =>
  new SignJWT({ roles, name: 'Zoë Ångström', sid: 's-1', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setSubject('u-1')
    .setIssuer(from ?? issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(life)
    .sign(by ?? key);

// Imported after the port is known, because the environment is read once.
const load = () => import('./handleSession');

const post = async (body: unknown, headers: Record<string, string> = {}) =>
  (await load()).handleSessionStart(
    new Request('http://localhost:3000/api/session', {
      method: 'POST',
      headers: { host: 'localhost:3000', ...headers },
      body: JSON.stringify(body),
    }),
  );

const cookieOf = (response: Response, name: string) => {
  const line = response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`)) ?? '';
  return { line, value: decodeURIComponent(line.slice(name.length + 1).split(';')[0] ?? '') };
};

describe('POST /api/session', () => {
  it('stores a session for a valid token in an HttpOnly cookie until the token expires', async () => {
    const response = await post({ idToken: await createToken() });
    expect(response.status).toBe(204);
    const { line, value } = cookieOf(response, 'reader-session');
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=lax/i);
    const session = readReaderSession(value, Date.now());
    expect(session).toMatchObject({ subject: 'u-1', sid: 's-1', roles: ['partner'] });
    expect(readReaderSession(value, Date.now() + 3_700_000)).toBeUndefined();
    expect(cookieOf(response, 'reader-name').value).toBe('Zoë Ångström');
  });

  it('6 "A single string is treated as one role"', async () => {
    const response = await post({ idToken: await createToken({ roles: 'partner' }) });
    const { value } = cookieOf(response, 'reader-session');
    expect(readReaderSession(value, Date.now())?.roles).toEqual(['partner']);
  });

  it.each<[string, Claims]>([
    ['for another client', { audience: 'other' }],
    ['of another issuer', { from: 'https://evil.example' }],
    ['that is over', { life: '-1h' }],
    ['without a session', { sid: undefined }],
  ])('rejects a token %s', async (_name, claims) => {
    const response = await post({ idToken: await createToken(claims) });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('rejects a token with another signature, and an unsigned one', async () => {
    expect((await post({ idToken: await createToken({ by: strangeKey }) })).status).toBe(401);
    const none = [{ alg: 'none' }, { sub: 'u-1', iss: issuer, aud: 'kmx_uapp_login', exp: 4e9, iat: 1 }];
    const text = none.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    expect((await post({ idToken: `${text}.` })).status).toBe(401);
  });

  it.each([
    [{}, {}, 400],
    [{ idToken: 'x'.repeat(40_000) }, {}, 400],
    [{ idToken: 'x' }, { origin: 'https://evil.example' }, 403],
    [{ idToken: 'x' }, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%j from %j: %i', async (body, headers, status) => {
    expect((await post(body, headers as Record<string, string>)).status).toBe(status);
  });
});

it('DELETE /api/session deletes the session', async () => {
  const { handleSessionEnd: answerSessionEnd } = await load();
  const response = await answerSessionEnd(
    new Request('http://localhost:3000/api/session', {
      method: 'DELETE',
      headers: { host: 'localhost:3000' },
    }),
  );
  expect(response.status).toBe(204);
  for (const line of response.headers.getSetCookie()) expect(line).toMatch(/Max-Age=0/);
  expect(response.headers.getSetCookie()).toHaveLength(2);
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
});

/** @vitest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { StoredTokens } from '@kmx/core/portal';

import { createIdTokenCheck } from './createIdTokenCheck';

const issuer = 'http://localhost:3004/am/oauth2/realms/root/realms/alpha';
const clientId = 'kmx_uapp_login';
const hour = 3600;
const seconds = () => Math.floor(Date.now() / 1000);

let server: Server;
let keysAddress: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keysAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwk_uri`;
});
afterAll(() => server.close());

interface Claims {
  readonly iss?: string;
  readonly aud?: string;
  readonly azp?: string;
  readonly sub?: string;
  readonly endsIn?: number;
}

async function createTokens(claims: Claims = {}, privateKey = keys.privateKey): Promise<StoredTokens> {
  const { iss = issuer, aud = clientId, sub = 'u-1', azp, endsIn = hour } = claims;
  const idToken = await new SignJWT(azp === undefined ? {} : { azp })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject(sub)
    .setIssuedAt(seconds() + endsIn - hour)
    .setExpirationTime(seconds() + endsIn)
    .sign(privateKey);
  return { accessToken: 'a', idToken, expiresAt: Date.now() + endsIn * 1000, subject: 'u-1' };
}

const check = (tokens: StoredTokens, named = issuer) =>
  createIdTokenCheck(
    { getIssuer: () => Promise.resolve(named), getKeysEndpoint: () => Promise.resolve(keysAddress) },
    { issuer, clientId },
  )(tokens);

describe('"ID token checked (issuer, audience, expiry, nonce, signature)"', () => {
  it('accepts a token that the provider signed for this application', async () => {
    await expect(check(await createTokens())).resolves.toBeUndefined();
    await expect(check(await createTokens({ azp: clientId }))).resolves.toBeUndefined();
  });

  it.each<[string, Claims]>([
    ['another issuer', { iss: 'http://evil.example' }],
    ['another audience', { aud: 'another' }],
    ['another application', { azp: 'another' }],
    ['another user', { sub: 'u-2' }],
    ['one that has ended', { endsIn: -60 }],
  ])('rejects %s', async (_, claims) => {
    await expect(check(await createTokens(claims))).rejects.toMatchObject({ code: 'idTokenInvalid' });
  });

  it('rejects the signature of another key, a modified token and a missing signature', async () => {
    const otherOrigin = await generateKeyPair('RS256');
    const tokens = await createTokens();
    const [head = '', , signature = ''] = tokens.idToken.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = encode({ iss: issuer, aud: clientId, sub: 'u-1', iat: seconds(), exp: seconds() + hour });
    for (const idToken of [
      (await createTokens({}, otherOrigin.privateKey)).idToken,
      `${head}.${body}x.${signature}`,
      `${encode({ alg: 'none' })}.${body}.`,
    ])
      await expect(check({ ...tokens, idToken })).rejects.toMatchObject({ code: 'idTokenInvalid' });
  });

  it('rejects a provider with another issuer', async () => {
    await expect(check(await createTokens(), 'http://evil.example')).rejects.toMatchObject({
      code: 'idTokenInvalid',
    });
  });

  it('trusts the tokens’ countdown when the client clock is fast', async () => {
    const tokens = await createTokens({ endsIn: -600 });
    const fresh = { ...tokens, expiresAt: Date.now() + hour * 1000 };
    await expect(check(fresh)).resolves.toBeUndefined();
  });
});

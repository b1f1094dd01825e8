import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { createBrowser, redirectUri } from '../testing/browser';
import { anna, password, siteOrigin, startTestService, type TestService } from '../testing/testService';
import { createAdapter, dropSession } from './adapter';
import { clientId } from './clientId';

// A sign-out that takes some time.
vi.mock('./adapter', async () => {
  const actual = await vi.importActual<{ dropSession: typeof dropSession }>('./adapter');
  return { ...actual, dropSession: vi.fn(actual.dropSession) };
});

const email = anna.email;

describe.each(createBackends('identity'))('over $name', (backend) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService(backend);
    await service.createAccount(anna);
    await service.createAccount({
      ...anna,
      id: 'u-one',
      email: 'one@customers.example',
      roles: ['kmx_int_direct_pending'],
      isSingleRoleText: true,
    });
  }, 60_000);
  afterAll(() => service.stop());

  test('the addresses are those of ForgeRock, realm alpha, base path /am', async () => {
    const issuer = `${service.url}/am/oauth2/realms/root/realms/alpha`;
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      headers: { host: 'evil.example' },
    });
    expect(await response.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/access_token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/connect/jwk_uri`,
      end_session_endpoint: `${issuer}/connect/endSession`,
      revocation_endpoint: `${issuer}/token/revoke`,
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'profile', 'email', 'fr:idm:*'],
    });
  });

  test('the identity token is signed by the published key and holds what the services read', async () => {
    const browser = createBrowser(service.url);
    const tokens = await browser.signIn(email);
    const published = await browser.fetchKeys();
    expect(published.keys.map((key) => Object.keys(key).sort())).toEqual([
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ]);
    const keys = createLocalJWKSet(published);
    const { payload } = await jwtVerify(tokens.id_token, keys, {
      issuer: browser.issuer,
      audience: clientId,
    });
    const claims = {
      sub: 'u-anna',
      given_name: 'Anna',
      family_name: "O'Customer",
      name: "Anna O'Customer",
      email,
      email_verified: true,
      locale: 'de',
      kmx_internal: false,
      kmx_country: 'CH',
      roles: ['kmx_int_direct_active', 'kmx_int_assetdb_active'],
    };
    expect(payload).toMatchObject({ ...claims, nonce: 'the-nonce' });
    expect(payload).not.toHaveProperty('kmx_measurement');
    expect(tokens).toMatchObject({ expires_in: 3600, token_type: 'Bearer' });
    expect(tokens.refresh_token).toBeUndefined();
    expect(await (await browser.readUserInfo(tokens.access_token)).json()).toEqual(claims);
  });

  test('a single role is a string if the account is configured so', async () => {
    const { id_token: token } = await createBrowser(service.url).signIn('one@customers.example');
    expect(decodeJwt(token).roles).toBe('kmx_int_direct_pending');
  });

  test.each([
    [
      'without a challenge',
      { code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request',
    ],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for tokens in the address', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['for a scope that is not offered, silently', { scope: 'openid', prompt: 'none' }, 'login_required'],
  ])('responds to a request %s with an error', async (_what, over, error) => {
    const { address } = await createBrowser(service.url).openSignIn(over);
    const { searchParams, hash, origin } = new URL(address);
    expect(origin).toBe(siteOrigin);
    expect(searchParams.get('error') ?? new URLSearchParams(hash.slice(1)).get('error')).toBe(error);
  });

  test.each([
    'http://evil.example/callback',
    `${siteOrigin}/en/callback`,
    `${siteOrigin}/zz/callback`,
    `${siteOrigin}/callback/`,
    `${siteOrigin}/callback?next=//evil.example`,
    `${siteOrigin}/callback#x`,
    `${siteOrigin}/en/../callback`,
    `${siteOrigin}/%63allback`,
    `${siteOrigin}/Callback`,
    `${siteOrigin}.evil.example/callback`,
    siteOrigin.replace('://', '://user@') + '/callback',
    siteOrigin.replace('http:', 'HTTP:') + '/callback',
    '/callback',
  ])('the return address %s gets a page, no redirect and no code', async (address) => {
    const { response, address: last } = await createBrowser(service.url).openSignIn({
      redirect_uri: address,
      ui_locales: 'fr',
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(last).toContain(service.url);
    expect(text).toContain('lang="fr"');
    expect(text).toContain('invalid_redirect_uri');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('the hidden frame of the renewal has a return address of its own', async () => {
    const { address } = await createBrowser(service.url).openSignIn({
      redirect_uri: `${siteOrigin}/blank-callback`,
      prompt: 'none',
    });
    expect(address).toContain(`${siteOrigin}/blank-callback?error=login_required`);
  });

  test.each(['http://evil.example', 'null', `${siteOrigin}.evil.example`])(
    'scripts of %s may not read tokens or people',
    async (origin) => {
      const { access_token: token } = await createBrowser(service.url).signIn(email);
      const issuer = createBrowser(service.url).issuer;
      const responses = await Promise.all([
        fetch(`${issuer}/userinfo`, { headers: { origin, authorization: `Bearer ${token}` } }),
        fetch(`${issuer}/token/revoke`, {
          method: 'POST',
          headers: { origin },
          body: new URLSearchParams({ token, client_id: clientId }),
        }),
      ]);
      for (const response of responses) {
        expect(response.status).toBe(400);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  test.each([
    [siteOrigin, '/userinfo', siteOrigin],
    [siteOrigin, '/access_token', siteOrigin],
    ['http://evil.example', '/userinfo', null],
    ['http://evil.example', '/access_token', null],
    ['http://evil.example', '/token/revoke', null],
    ['null', '/userinfo', null],
    ['http://evil.example', '/connect/jwk_uri', 'http://evil.example'],
    ['http://evil.example', '/.well-known/openid-configuration', 'http://evil.example'],
  ])('the preflight of %s for %s grants %s', async (origin, path, granted) => {
    const { headers } = await fetch(createBrowser(service.url).issuer + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect(headers.get('access-control-allow-origin')).toBe(granted);
    expect(headers.has('access-control-allow-methods')).toBe(granted !== null);
  });

  test('behind TLS its cookies cannot be set by neighbours, and browsers come back over HTTPS only', async () => {
    const secure = await startTestService(backend, { publicUrl: 'https://login.example' });
    try {
      const { address } = createBrowser(secure.url).request();
      const response = await fetch(address, { redirect: 'manual' });
      const page = await fetch(`${secure.url}/am/nothing?lang=de`);
      const cookies = [response, page].flatMap(({ headers }) => headers.getSetCookie());
      expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toContain('__Host-am_language');
      expect(cookies.length).toBeGreaterThan(2);
      for (const cookie of cookies)
        expect(cookie).toMatch(
          /^__(?=.*; secure(?:;|$))(?=.*; httponly(?:;|$))(Host-(?=.*; path=\/;)|Secure-)/i,
        );
      expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000');
    } finally {
      await secure.stop();
    }
  });

  test('signing out clears what the browser has stored of the provider', async () => {
    const browser = createBrowser(service.url);
    const { id_token: hint } = await browser.signIn(email);
    const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${siteOrigin}/` });
    const question = await browser.go(`${browser.issuer}/connect/endSession?${query.toString()}`);
    const secret = /name="xsrf" value="([^"]+)"/.exec(await question.text())?.[1] ?? '';
    const done = await browser.go(`${browser.issuer}/connect/endSession/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf: secret, logout: 'yes' }),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(done.headers.get('clear-site-data')).toBe('"storage"');
  });

  test('a session survives a restart, with its tokens and keys', async () => {
    const browser = createBrowser(service.url);
    const before = await browser.signIn(email);
    await service.restart();
    expect((await browser.readUserInfo(before.access_token)).status).toBe(200);
    const { address, verifier } = await browser.authorizeSilently();
    const after = await browser.exchange(address, verifier);
    expect(decodeJwt(after.id_token).sub).toBe('u-anna');
  });

  test('revoking the tokens of one tab leaves those of the other; sign-out ends both', async () => {
    const browser = createBrowser(service.url);
    const first = await browser.signIn(email);
    const silent = await browser.authorizeSilently();
    const second = await browser.exchange(silent.address, silent.verifier);

    const revoked = await browser.revoke(first.access_token);
    expect([revoked.status, revoked.headers.get('content-type'), await revoked.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '',
    ]);
    expect((await browser.readUserInfo(first.access_token)).status).toBe(401);
    expect((await browser.readUserInfo(second.access_token)).status).toBe(200);

    expect(await browser.signOut(second.id_token)).toBe(`${siteOrigin}/de-ch?state=out`);
    expect((await browser.readUserInfo(second.access_token)).status).toBe(401);
    expect((await browser.authorizeSilently()).address).toContain('error=login_required');
  });

  test('responds to a sign-out after its tokens have ended', async () => {
    const browser = createBrowser(service.url);
    const { id_token: hint } = await browser.signIn(email);
    let finish = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      vi.mocked(dropSession).mockImplementationOnce(() => {
        resolve();
        return new Promise((done) => (finish = done));
      });
    });
    const onResponse = vi.fn();
    const signOut = browser.signOut(hint).then(onResponse);
    await begun;
    // Requests that begin later get their response meanwhile.
    for (let time = 0; time < 3; time += 1) await fetch(`${service.url}/healthz`);
    expect(onResponse).not.toHaveBeenCalled();
    finish();
    await signOut;
    expect(onResponse).toHaveBeenCalledWith(`${siteOrigin}/de-ch?state=out`);
  });

  test('rejects a sign-out to an address of another site', async () => {
    const browser = createBrowser(service.url);
    const { id_token: hint } = await browser.signIn(email);
    const query = new URLSearchParams({
      id_token_hint: hint,
      post_logout_redirect_uri: 'http://evil.example/',
    });
    const response = await browser.go(`${browser.issuer}/connect/endSession?${query.toString()}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  test('a code works once', async () => {
    const browser = createBrowser(service.url);
    const { address, verifier } = await browser.openSignIn();
    const done = await browser.post(address, { step: 'password', email, password });
    await browser.exchange(done.address, verifier);
    await expect(browser.exchange(done.address, verifier)).rejects.toThrow();
    expect(done.address).toContain(redirectUri);
  });

  test('a code is redeemed once by two simultaneous processes', async () => {
    const [one, other] = [
      createAdapter(service.db, 'AuthorizationCode'),
      createAdapter(service.db, 'AuthorizationCode'),
    ];
    await one.upsert('the-code', { grantId: 'the-grant' }, 60);
    for (const looked of [await one.find('the-code'), await other.find('the-code')])
      expect(looked?.consumed).toBeUndefined();
    const results = await Promise.allSettled([one.consume('the-code'), other.consume('the-code')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { error: 'invalid_grant' },
    });
  });

  test('a code that is shown many times at once gives tokens once', async () => {
    const browser = createBrowser(service.url);
    const { address, verifier } = await browser.openSignIn();
    const done = await browser.post(address, { step: 'password', email, password });
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => browser.exchange(done.address, verifier)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    expect(service.events.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('cookies have names and a path of their own, and scripts cannot read them', async () => {
    const browser = createBrowser(service.url);
    const { address } = await browser.openSignIn();
    const response = await browser.go(address, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ step: 'password', email, password }),
    });
    const resumed = await browser.go(response.headers.get('location') ?? '');
    const session = resumed.headers.getSetCookie().filter((line) => line.startsWith('am_session'));
    expect(session).toHaveLength(2);
    for (const line of session) expect(line.toLowerCase()).toMatch(/path=\/am;.*samesite=lax; httponly/);
  });
});

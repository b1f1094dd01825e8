import { webcrypto } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import { UserManager, type INavigator } from 'oidc-client-ts';

import { configMock as config, localeMock as locale } from '../shared/fakePortal.mock';

import { createSignInEffects } from './createSignInEffects';
import { createUserManagerSettings } from './createUserManager';

const { issuer } = config;
const endpoints = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/access_token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  revocation_endpoint: `${issuer}/token/revoke`,
  end_session_endpoint: `${issuer}/connect/endSession`,
  jwks_uri: `${issuer}/connect/jwk_uri`,
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createIdToken = (nonce: string | null) =>
  `${encode({ alg: 'RS256' })}.${encode({ sub: 'u-1', nonce })}.s`;

interface Result {
  readonly status?: number;
  readonly body?: unknown;
}

/** Fake provider endpoints by the last segment of their path, with the recorded requests and redirects. */
function createProvider() {
  const responses = new Map<string, Result>([['openid-configuration', { body: endpoints }]]);
  const requests: string[] = [];
  const sent: URL[] = [];
  const response = (address: string | URL | Request): Response => {
    const name = String(address).split('/').at(-1) ?? '';
    requests.push(name);
    const { status = 200, body = {} } = responses.get(name) ?? {};
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = new Headers({
      'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
    });
    const read = { text: async () => text, json: async (): Promise<unknown> => JSON.parse(text) };
    return { ok: status < 400, status, statusText: 'Error', headers, ...read } as Response;
  };
  globalThis.fetch = vi.fn(async (address: string | URL | Request) => response(address));
  /** `silent` returns the callback URL of the hidden frame; a navigation away never returns. */
  const createNavigator = (silent?: (url: URL) => string): INavigator => ({
    prepare: async () => ({
      navigate: async ({ url }) => {
        const target = new URL(url);
        sent.push(target);
        return { url: silent?.(target) ?? '' };
      },
      close: () => undefined,
    }),
    callback: async () => undefined,
  });
  return { responses, requests, sent, createNavigator };
}

const returnWith = (parameters: Record<string, string | undefined>) => (url: URL) => {
  const all = { state: url.searchParams.get('state') ?? '', ...parameters };
  const query = new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return `${config.siteOrigin}/blank-callback?${query.toString()}`;
};

function setUp(silent = returnWith({ code: 'c' }), { isBlocked = false } = {}) {
  const tab = isBlocked ? undefined : sessionStorage;
  const provider = createProvider();
  const redirect = provider.createNavigator();
  const settings = createUserManagerSettings({ config, locale, tab });
  const manager = new UserManager(
    settings,
    redirect,
    redirect,
    provider.createNavigator((url) => {
      respondWithTokens(url);
      return silent(url);
    }),
  );
  function respondWithTokens(url: URL) {
    const id_token = createIdToken(url.searchParams.get('nonce'));
    const body = { access_token: 'a-1', id_token, token_type: 'Bearer', expires_in: 3600 };
    if (!provider.responses.has('access_token')) provider.responses.set('access_token', { body });
  }
  const effects = createSignInEffects({ manager, config, tab, readLocale: () => locale });
  return { ...provider, effects, manager, answerTokens: respondWithTokens };
}

/** Waits for a navigation away, which never settles, and returns its URL. */
async function watchLeaving({ sent }: ReturnType<typeof setUp>, go: () => Promise<void>): Promise<URL> {
  void go();
  await waitFor(() => expect(sent).not.toEqual([]));
  return sent.at(-1)!;
}
const leave = (run: ReturnType<typeof setUp>) =>
  watchLeaving(run, () => run.effects.redirectToLogin({ returnTo: '/en/mykomax/account?tab=1' }));

const fetchBefore = globalThis.fetch;
beforeAll(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle }));
afterEach(() => {
  sessionStorage.clear();
  globalThis.fetch = fetchBefore;
  window.history.replaceState(null, '', '/');
});

describe('7 "Authorize: GET, with prompt none for silent renewal. Uses PKCE with a SHA-256 challenge, state and the redirect URI."', () => {
  it('requests tokens in a hidden frame, and stores them for this tab', async () => {
    const { effects, sent } = setUp();
    expect(await effects.authorizeSilently(new AbortController().signal)).toMatchObject({
      accessToken: 'a-1',
      subject: 'u-1',
    });
    const requested = Object.fromEntries(sent[0]!.searchParams);
    expect(requested).toMatchObject({
      prompt: 'none',
      client_id: 'kmx_uapp_login',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/blank-callback',
      scope: 'openid profile email fr:idm:*',
    });
    expect(requested.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(await effects.readStoredTokens()).toMatchObject({ accessToken: 'a-1' });
  });

  it.each([
    ['login_required', { error: 'login_required', error_description: 'End-User authentication is required' }],
    ['consent_required', { error: 'consent_required' }],
  ])("rejects with the provider's error: %s", async (error, parameters) => {
    await expect(
      setUp(returnWith(parameters)).effects.authorizeSilently(new AbortController().signal),
    ).rejects.toMatchObject({ error });
  });

  it('rejects a token of another sign-in', async () => {
    const { effects, responses } = setUp();
    const body = {
      access_token: 'a',
      id_token: createIdToken('another'),
      token_type: 'Bearer',
      expires_in: 3600,
    };
    responses.set('access_token', { body });
    await expect(effects.authorizeSilently(new AbortController().signal)).rejects.toThrow(/nonce/);
  });
});

describe('2 "/callback reads the query parameters code and state."', () => {
  it('returns tokens and the requested path, and removes the code from the URL', async () => {
    const run = setUp();
    const url = await leave(run);
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/callback');
    expect(url.searchParams.get('ui_locales')).toBe('en');
    run.answerTokens(url);
    window.history.replaceState(null, '', `/en/callback?code=c&state=${url.searchParams.get('state')}`);
    expect(await run.effects.finishRedirect()).toMatchObject({
      tokens: { accessToken: 'a-1' },
      returnTo: '/en/mykomax/account?tab=1',
    });
    expect(window.location.search).toBe('');
  });

  it.each([
    ['nothing', '', 'missingParams', 'missing params'],
    [
      'an error of the provider',
      '?error=access_denied&error_description=No.',
      'missingParams',
      'missing params access_denied: No.',
    ],
    [
      'an unknown state',
      '?code=c&state=x',
      'stateNotFound',
      'State or verifier not found in session storage.',
    ],
  ])('fails on %s', async (_, query, code, message) => {
    window.history.replaceState(null, '', `/en/callback${query}`);
    await expect(setUp().effects.finishRedirect()).rejects.toMatchObject({ code, message });
  });

  it('5 "Returned state must equal stored state, otherwise sign-in fails."', async () => {
    const run = setUp();
    await leave(run);
    window.history.replaceState(null, '', '/en/callback?code=c&state=another');
    await expect(run.effects.finishRedirect()).rejects.toMatchObject({ code: 'stateMismatch' });
  });
});

describe('4 "Otherwise old tokens are revoked and deleted."', () => {
  it('deletes them even if the revocation fails, which is logged', async () => {
    const { effects, responses } = setUp();
    await effects.authorizeSilently(new AbortController().signal);
    responses.set('revoke', { status: 500, body: 'no' });
    await expect(effects.revokeAndDelete()).rejects.toMatchObject({ code: 'revokeFailed' });
    expect(await effects.readStoredTokens()).toBeUndefined();
  });

  it('revokes them in order and accepts an empty response', async () => {
    const { effects, responses, requests } = setUp();
    await effects.authorizeSilently(new AbortController().signal);
    responses.set('revoke', { body: '' });
    await effects.revokeAndDelete();
    expect(requests).toContain('revoke');
  });
});

describe('7 "User info: GET with a bearer token."', () => {
  const tokens = { accessToken: 'a-1', idToken: 'i', expiresAt: 0, subject: 'u-1' };
  beforeEach(() => {
    Object.assign(AbortSignal, {
      any: () => new AbortController().signal,
      timeout: () => new AbortController().signal,
    });
  });

  it('reads roles as a list', async () => {
    const { effects, responses } = setUp();
    responses.set('userinfo', { body: { sub: 'u-1', given_name: 'Carla', roles: 'kmx_int_direct_active' } });
    expect(await effects.loadUserInfo(tokens, new AbortController().signal)).toMatchObject({
      roles: ['kmx_int_direct_active'],
    });
  });

  it('8 "Failed to get user info; received {status}."', async () => {
    const { effects, responses } = setUp();
    responses.set('userinfo', { status: 401 });
    await expect(effects.loadUserInfo(tokens, new AbortController().signal)).rejects.toThrow(
      'Failed to get user info; received 401.',
    );
  });
});

describe('7 "End session: with id_token_hint and post_logout_redirect_uri."', () => {
  beforeEach(() => {
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  });

  it.each([
    [false, 'http://localhost:3000/en', null],
    [true, 'http://localhost:3000/en/mykomax', '/en/mykomax/account'],
  ])('signing in again: %s, redirects to %s', async (reSignIn, goal, note) => {
    const run = setUp();
    await run.effects.authorizeSilently(new AbortController().signal);
    sessionStorage.setItem('kmx.draft.u-1.invite', '{}');
    run.sent.length = 0;
    const url = await watchLeaving(run, () =>
      run.effects.endSession({ reSignIn, returnTo: '/en/mykomax/account' }),
    );
    expect(url.pathname).toMatch(/endSession$/);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(goal);
    expect(url.searchParams.get('id_token_hint')).toContain('.');
    expect(run.requests).toContain('session');
    expect(await run.effects.readStoredTokens()).toBeUndefined();
    // The same user gets the half-filled form back; another user does not.
    expect(sessionStorage.getItem('kmx.draft.u-1.invite')).toBe(reSignIn ? '{}' : null);
    expect(sessionStorage.getItem('kmx.signIn.returnTo')).toBe(note);
  });

  it('8 "Failed to end session; received {status}."', async () => {
    const run = setUp();
    run.responses.set('openid-configuration', { status: 503 });
    await expect(run.effects.endSession({ reSignIn: false, returnTo: '/en' })).rejects.toThrow(
      'Failed to end session; received 503.',
    );
  });
});

describe('without storage', () => {
  it('fails before any request', async () => {
    const { effects, sent } = setUp(undefined, { isBlocked: true });
    await expect(effects.readStoredTokens()).rejects.toMatchObject({ code: 'storageBlocked' });
    expect(sent).toEqual([]);
  });

  it('counts the failures of the last minute in this tab', async () => {
    const { effects } = setUp();
    await effects.recordFailure({ at: 1_000 });
    await effects.recordFailure({ at: 100_000 });
    expect(await effects.recordFailure({ at: 100_500 })).toEqual([100_000, 100_500]);
  });
});

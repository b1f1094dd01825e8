import { waitFor } from '@testing-library/react';
import type { SignInEffects } from '@kmx/core/machines/signIn';
import { parseUserInfo, SignInError } from '@kmx/core/portal';

import { createSignInSession } from './createSignInSession';

const hour = 3_600_000;
const createTokens = (idToken: string) => ({
  accessToken: `access of ${idToken}`,
  idToken,
  subject: 'u-1',
  expiresAt: Date.now() + hour,
});

const fetchBefore = globalThis.fetch;
const site = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let stop: () => void = () => undefined;
beforeEach(() => {
  site.mockReset().mockResolvedValue({ ok: true } as Response);
  globalThis.fetch = (address, init) => site(String(address), init ?? {});
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
afterEach(() => {
  stop();
  globalThis.fetch = fetchBefore;
});

/** Starts a sign-in with the real machine; all effects succeed unless a test overrides them. */
function start(given: Partial<SignInEffects> = {}, roles: readonly string[][] = [[]]) {
  const left = [...roles];
  let made = 0;
  const closeTabs = vi.fn();
  const effects: SignInEffects = {
    readStoredTokens: () => Promise.resolve(createTokens('stored')),
    finishRedirect: () => Promise.reject(new SignInError('missingParams')),
    revokeAndDelete: () => Promise.resolve(),
    authorizeSilently: () => Promise.resolve(createTokens(`silent-${(made += 1)}`)),
    redirectToLogin: () => new Promise(() => undefined),
    verifyIdToken: () => Promise.resolve(),
    loadUserInfo: async () => {
      const info = parseUserInfo({ sub: 'u-1', roles: left.length > 1 ? left.shift() : left[0] });
      if (!info.ok) throw info.error;
      return info.value;
    },
    endSession: () => Promise.resolve(),
    recordFailure: ({ at }) => Promise.resolve([at]),
    leadRenewal: (onGained) => {
      onGained();
      return () => undefined;
    },
    openTabs: () => ({ notify: () => undefined, close: closeTabs }),
    ...given,
  };
  const input = {
    returnTo: '/en/mykomax',
    readCurrentPath: () => '/en/mykomax',
    isCallback: false,
    now: () => Date.now(),
  };
  const session = createSignInSession(effects, input, () => undefined);
  stop = session.stop;
  const settled = (kind: string) => waitFor(() => expect(session.getView().kind).toBe(kind));
  return { session, settled, closeTabs };
}

const readCalls = () => site.mock.calls.map(([address, { method, body }]) => [address, method, body]);

describe('createSignInSession', () => {
  it('sends the token to the site, and again after each renewal', async () => {
    const { session, settled } = start();
    await settled('signedIn');
    expect(await session.whenSiteSessionStored()).toBe(true);
    expect(await session.renew()).toBe(true);
    expect(readCalls()).toEqual([
      ['/api/session', 'POST', '{"idToken":"stored"}'],
      ['/api/session', 'POST', '{"idToken":"silent-1"}'],
    ]);
    expect([session.readAccessToken(), session.readSubject()]).toEqual(['access of silent-1', 'u-1']);
  });

  it('"A granted role shows on the user’s dashboard at the next renewal."', async () => {
    const { session, settled } = start({}, [[], ['kmx_int_direct_active']]);
    await settled('signedIn');
    await session.renew();
    expect(session.getView()).toMatchObject({ user: { roles: ['kmx_int_direct_active'] } });
  });

  it('redirects to the login page if a renewal requires interaction', async () => {
    const redirectToLogin = vi.fn(() => new Promise<void>(() => undefined));
    const authorizeSilently = () => Promise.reject(new SignInError('authenticationRequired'));
    const { session, settled } = start({ authorizeSilently, redirectToLogin });
    await settled('signedIn');
    expect(await session.renew()).toBe(false);
    expect(redirectToLogin).toHaveBeenCalledWith({ returnTo: '/en/mykomax' });
  });

  it('signs out with a message when renewed tokens are rejected, and stops renewing', async () => {
    const authorizeSilently = vi.fn(() => Promise.resolve(createTokens('silent')));
    const { session, settled } = start({ authorizeSilently });
    await settled('signedIn');
    await session.renew();
    session.rejectUser();
    expect(session.getView()).toEqual({ kind: 'rejected' });
    expect([session.readAccessToken(), session.readSubject()]).toEqual([undefined, undefined]);
    expect(readCalls().at(-1)).toEqual(['/api/session', 'DELETE', undefined]);
    session.rejectUser();
    expect(await session.renew()).toBe(false);
    expect(authorizeSilently).toHaveBeenCalledTimes(1);
  });

  it('cannot renew before a user is signed in', async () => {
    const { session } = start({ readStoredTokens: () => new Promise(() => undefined) });
    expect(await session.renew()).toBe(false);
  });

  it('continues if the site does not respond', async () => {
    site.mockRejectedValue(new TypeError('No network.'));
    const { session, settled } = start();
    await settled('signedIn');
    expect(await session.whenSiteSessionStored()).toBe(false);
  });

  it('restarts when the page comes back from the back/forward cache', async () => {
    const readStoredTokens = vi.fn(() => Promise.resolve(createTokens('stored')));
    const { settled, session, closeTabs } = start({ readStoredTokens });
    await settled('signedIn');
    const restored = Object.assign(new Event('pageshow'), { persisted: true });
    window.dispatchEvent(restored);
    await settled('signedIn');
    expect(readStoredTokens).toHaveBeenCalledTimes(2);
    session.stop();
    expect(closeTabs).toHaveBeenCalledTimes(1);
    window.dispatchEvent(restored);
    expect(readStoredTokens).toHaveBeenCalledTimes(2);
  });
});

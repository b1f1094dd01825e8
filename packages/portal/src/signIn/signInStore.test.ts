import type { SignInView } from '@kmx/core/machines/signIn';

import { configMock as config, localeMock as locale } from '../shared/fakePortal.mock';

import type { SignInSession } from './createSignInSession';
import { customer } from './signIn.mock';
import { createSignInStore } from './signInStore';
import type { SignInScope } from './startSignIn';

const at = (kind: 'dashboard' | 'account' | 'logout', language = locale): SignInScope => ({
  screen: { kind },
  config,
  locale: language,
});
const signedIn: SignInView = { kind: 'signedIn', user: customer, isRenewing: false };

function setUp() {
  let view: SignInView = { kind: 'waiting' };
  const places: (() => SignInScope)[] = [];
  const stop = vi.fn();
  const signOut = vi.fn();
  const store = createSignInStore((readScope): SignInSession => {
    places.push(readScope);
    return {
      stop,
      signOut,
      getView: () => view,
      readAccessToken: () => 'a',
      readSubject: () => 'u-1',
      readReturnTo: () => '/en/mykomax',
      whenSiteSessionStored: () => Promise.resolve(true),
      renew: () => Promise.resolve(true),
      rejectUser: vi.fn(),
      tryAgain: vi.fn(),
      redirectToLogin: vi.fn(),
    };
  });
  const become = (next: SignInView) => {
    view = next;
  };
  return { store, places, stop, signOut, become };
}

describe('one sign-in for a page', () => {
  it('does not start twice in StrictMode or after soft navigation', () => {
    const { store, places, become } = setUp();
    store.open(at('dashboard'));
    store.open(at('dashboard'));
    become(signedIn);
    store.open(at('account'));
    expect(places).toHaveLength(1);
  });

  it('uses the current language of the page', () => {
    const { store, places } = setUp();
    store.open(at('dashboard'));
    store.open(at('dashboard', { ...locale, homeHref: '/de' }));
    expect(places[0]!().locale.homeHref).toBe('/de');
  });

  it.each<SignInView>([{ kind: 'signedOut' }, { kind: 'rejected' }, { kind: 'aborted' }])(
    'starts again on another screen after %o',
    (end) => {
      const { store, places, stop, become } = setUp();
      store.open(at('dashboard'));
      become(end);
      store.open(at('dashboard'));
      expect(places).toHaveLength(1);
      store.open(at('account'));
      expect(places).toHaveLength(2);
      expect(stop).toHaveBeenCalledTimes(1);
    },
  );

  it('2 "/mykomax/logout: Sign out"', () => {
    const { store, signOut, become } = setUp();
    store.open(at('dashboard'));
    become(signedIn);
    store.open(at('logout'));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('notifies subscribers until they unsubscribe', () => {
    const { store } = setUp();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.open(at('dashboard'));
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    expect(store.getView()).toEqual({ kind: 'waiting' });
  });
});

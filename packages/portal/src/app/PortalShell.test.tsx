import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { SignInView } from '@kmx/core/machines/signIn';
import { SignInError, signInSentences, type PortalScreen } from '@kmx/core/portal';

import messages from '../../messages/en.json';
import { configMock as config, localeMock as locale } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import type { SignInStore } from '../signIn/signInStore';
import { createFakeSignInStore } from '../signIn/signInStore.mock';

import { PortalShell } from './PortalShell';

/** Sends no requests for users without permission. */
const users: PortalScreen = { kind: 'userList' };
const signedIn: SignInView = { kind: 'signedIn', user: customer, isRenewing: false };

async function show(view: SignInView, shown: PortalScreen = users, given: Partial<SignInStore> = {}) {
  const goTo = vi.fn();
  const store = createFakeSignInStore(view, given);
  const { container } = await act(async () =>
    render(
      <main>
        <PortalShell config={config} locale={locale} store={store} goTo={goTo} screen={shown} />
      </main>,
    ),
  );
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  return { goTo };
}

const fetchBefore = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = vi.fn(() => Promise.reject(new TypeError('No network.')));
  const never = () => new AbortController().signal;
  Object.assign(AbortSignal, { any: never, timeout: never });
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

describe('the sign-in gate', () => {
  it.each<[string, SignInView, PortalScreen]>([
    ['You are being signed in', { kind: 'waiting' }, users],
    ['You are being signed out', { kind: 'waiting' }, { kind: 'logout' }],
    ['You are signed out', { kind: 'signedOut' }, users],
    ['Your session has ended', { kind: 'rejected' }, users],
    ['Signing in took too long', { kind: 'aborted' }, users],
    ['You could not be signed in', { kind: 'failed', error: new SignInError('stateMismatch') }, users],
    ['You cannot administer users', signedIn, users],
  ])('shows: %s', async (title, view, shown) => {
    await show(view, shown);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('navigation') !== null).toBe(view === signedIn);
  });

  it('starts to sign in only once', async () => {
    const open = vi.fn();
    await show({ kind: 'waiting' }, users, { open });
    expect(open).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledWith({ screen: users, config, locale });
  });
});

describe('8 the error catalogue', () => {
  it.each([
    ['Failed to get user info; received 500.', new SignInError('userInfoFailed', { status: 500 })],
    ['Failed to end session; received –.', new SignInError('endSessionFailed')],
    ['State mismatch', new SignInError('stateMismatch')],
    [
      'invalid_grant: Used.',
      new SignInError('tokenError', { error: 'invalid_grant', errorDescription: 'Used.' }),
    ],
  ])('%s', async (sentence, error) => {
    await show({ kind: 'failed', error });
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    // The actions of the failure remain (public site, section 4: "hidden by the hide control").
    await userEvent.click(screen.getByRole('button', { name: 'Hide message' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it.each(Object.keys(signInSentences).filter((code) => code !== 'tokenError' && code !== 'missingParams'))(
    'shows %s in English as in the catalogue',
    (code) => {
      const message = new Map(Object.entries(messages)).get(`portal.signIn.error.${code}`);
      const [, createSentence] = Object.entries(signInSentences).find(([known]) => known === code)!;
      expect(message?.replace('{status}', '500')).toBe(createSentence({ status: 500 }));
    },
  );

  it('2 "Otherwise it shows the text \'missing params\' plus the error and error_description values", as text', async () => {
    const parameters = { error: 'access_denied', errorDescription: '<img src=x onerror=alert(1)>' };
    await show({ kind: 'failed', error: new SignInError('missingParams', parameters) }, { kind: 'callback' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'missing params access_denied: <img src=x onerror=alert(1)>',
    );
    expect(document.querySelector('img')).toBeNull();
  });

  it('explains a cancelled sign-in and links to the home page', async () => {
    const error = new SignInError('missingParams', { error: 'access_denied' });
    await show({ kind: 'failed', error }, { kind: 'callback' });
    expect(screen.getByRole('heading', { name: 'Sign-in was stopped' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: messages['portal.signIn.home'] })).toHaveAttribute('href', '/en');
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers a retry, a new sign-in, and a mail to support with the message', async () => {
    const [tryAgain, redirectToLogin] = [vi.fn(), vi.fn()];
    await show({ kind: 'failed', error: new SignInError('stateMismatch') }, users, {
      tryAgain,
      redirectToLogin,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect([tryAgain, redirectToLogin].map((way) => way.mock.calls.length)).toEqual([1, 1]);
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@demo.example?subject=Signing%20in%20to%20the%20customer%20portal&body=State%20mismatch',
    );
  });

  it('does not try a used code again', async () => {
    const tryAgain = vi.fn();
    const error = new SignInError('missingParams');
    const { goTo } = await show({ kind: 'failed', error }, { kind: 'callback' }, { tryAgain });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(goTo).toHaveBeenCalledWith('/en/mykomax');
    expect(tryAgain).not.toHaveBeenCalled();
  });
});

describe('after signing in', () => {
  it('returns to the requested page once the site has the token', async () => {
    let report: (isKnown: boolean) => void = () => undefined;
    const known = new Promise<boolean>((resolve) => {
      report = resolve;
    });
    const { goTo } = await show(signedIn, { kind: 'callback' }, { whenSiteSessionStored: () => known });
    expect(goTo).not.toHaveBeenCalled();
    report(false);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en/mykomax/account'));
  });

  it('shows the user, the areas and the sign-out button', async () => {
    const signOut = vi.fn();
    await show(signedIn, users, { signOut });
    expect(screen.getByText('Carla Customer')).toBeVisible();
    expect(
      screen.getAllByRole('link', { name: /Dashboard|Users|Account/ }).map((link) => link.textContent),
    ).toEqual(expect.arrayContaining(['Dashboard', 'Account']));
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it.each(['isDelegatedAdminInternal', 'isDelegatedAdminExternal'] as const)(
    '6 user administration for %s',
    async (role) => {
      await show(
        { kind: 'signedIn', user: { ...customer, [role]: true }, isRenewing: false },
        { kind: 'account' },
      );
      expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/en/mykomax/user-admin');
    },
  );
});

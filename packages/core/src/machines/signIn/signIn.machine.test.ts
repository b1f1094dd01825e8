import { SignInError } from '../../portal/signIn/SignInError';
import { signInSentences, type SignInErrorCode } from '../../portal/signIn/signInSentences';

import { createWorld, hour, startedAt, tokensFor, userInfo, type World } from './signIn.mock';

const code = (error: string) => Object.assign(new Error(error), { error });

async function finish({ steps, settle }: World) {
  steps.verifyIdToken.resolve();
  await settle();
  steps.loadUserInfo.resolve(userInfo);
  await settle();
}

/** Signs in with the tokens stored in this tab. */
async function signedIn(life = hour) {
  const world = createWorld();
  world.start();
  world.steps.readStoredTokens.resolve(tokensFor(life));
  await world.settle();
  await finish(world);
  return world;
}

describe('a session that was ended elsewhere', () => {
  it('drops the tokens and shows the reason; the user starts the next sign-in and returns', async () => {
    const world = await signedIn();
    await world.send('session.rejected');
    expect(world.view()).toEqual({ kind: 'rejected' });
    expect(world.context().tokens).toBeUndefined();
    expect(world.steps.revokeAndDelete.calls).toHaveLength(1);
    world.steps.revokeAndDelete.resolve();
    await world.settle();
    expect(world.steps.authorizeSilently.calls).toEqual([]);
    await world.send('signIn.start');
    expect(world.view()).toEqual({ kind: 'waiting' });
  });
});

describe('4 "Tokens are reused unless renewal is forced, a code is present, or they expire within 180 seconds"', () => {
  it('reuses them without revocation or authorization', async () => {
    const { state, view, steps } = await signedIn();
    expect(state()).toBe('signedIn.idle');
    expect(view()).toMatchObject({ kind: 'signedIn', isRenewing: false, user: { fullName: 'Mira Keller' } });
    expect([steps.revokeAndDelete.calls, steps.authorizeSilently.calls]).toEqual([[], []]);
  });

  it.each([
    ['within 180 s', 180_000, 'signingIn.forgetting'],
    ['later', 180_001, 'signingIn.verifying'],
  ])('they expire %s', async (_name, life, expected) => {
    const { start, steps, settle, state } = createWorld();
    start();
    steps.readStoredTokens.resolve(tokensFor(life));
    await settle();
    expect(state()).toBe(expected);
  });

  it('a code is present: it is exchanged, and the stored tokens are ignored', async () => {
    const world = createWorld({ isCallback: true });
    world.start();
    expect(world.state()).toBe('signingIn.finishingRedirect');
    world.steps.finishRedirect.resolve({ tokens: tokensFor(hour), returnTo: '/de/mykomax/user-admin' });
    await world.settle();
    await finish(world);
    expect([world.state(), world.context().returnTo]).toEqual(['signedIn.idle', '/de/mykomax/user-admin']);
    expect(world.steps.readStoredTokens.calls).toEqual([]);
  });

  it('without a deep link the callback returns to the path of the page', async () => {
    const world = createWorld({ isCallback: true, returnTo: '/en/mykomax' });
    world.start();
    world.steps.finishRedirect.resolve({ tokens: tokensFor(hour), returnTo: undefined });
    await world.settle();
    await finish(world);
    expect(world.context().returnTo).toBe('/en/mykomax');
  });

  it('renewal is forced: the user stays signed in meanwhile', async () => {
    const { send, gain, state, view } = await signedIn();
    await send('signIn.force');
    await gain();
    expect(state()).toBe('signedIn.renewing.forgetting');
    expect(view()).toMatchObject({ kind: 'signedIn', isRenewing: true });
  });
});

it.each([
  ['revoked', (world: World) => world.steps.revokeAndDelete.resolve()],
  ['not revoked', (world: World) => world.steps.revokeAndDelete.reject(new Error('503'))],
])(
  '4 "Otherwise old tokens are revoked and deleted, and a silent authorization is tried in a hidden frame": %s',
  async (_name, end) => {
    const world = createWorld();
    world.start();
    world.steps.readStoredTokens.resolve(tokensFor(1000));
    await world.settle();
    end(world);
    await world.settle();
    expect(world.state()).toBe('signingIn.authorizingSilently');
    world.steps.authorizeSilently.resolve(tokensFor(hour));
    await world.settle();
    await finish(world);
    expect(world.state()).toBe('signedIn.idle');
  },
);

describe('4 "On these failures it falls back to a full redirect login"', () => {
  it.each<[string, unknown, string]>([
    ['login required', code('login_required'), 'signingIn.redirecting'],
    ['consent required', code('consent_required'), 'signingIn.redirecting'],
    ['timeout', new SignInError('authorizationTimedOut'), 'signingIn.redirecting'],
    ['network', new TypeError('Failed to fetch'), 'signingIn.redirecting'],
    ['interaction not allowed', code('interaction_required'), 'signingIn.redirecting'],
    ['CORS', new Error('Cross-origin redirection'), 'signingIn.redirecting'],
    ['another one', code('server_error'), 'failed'],
  ])('%s', async (_name, cause, expected) => {
    const { start, steps, settle, state } = createWorld();
    start();
    steps.readStoredTokens.resolve(undefined);
    await settle();
    steps.authorizeSilently.reject(cause);
    await settle();
    expect(state()).toBe(expected);
    const calls = expected === 'failed' ? [] : [{ returnTo: '/en/mykomax/account' }];
    expect(steps.redirectToLogin.calls).toEqual(calls);
  });

  it('returns to the current path after a failed renewal', async () => {
    const { send, gain, steps, settle, state } = await signedIn();
    await send('signIn.force');
    await gain();
    steps.revokeAndDelete.resolve();
    await settle();
    steps.authorizeSilently.reject(code('login_required'));
    await settle();
    expect(state()).toBe('signingIn.redirecting');
    expect(steps.redirectToLogin.calls).toEqual([{ returnTo: '/en/mykomax/user-admin' }]);
  });
});

describe('4 "On user-info failure the app logs out and signs in again"', () => {
  async function failUserInfo(failures: readonly number[] | Error) {
    const world = createWorld();
    const { start, steps, settle } = world;
    start();
    steps.readStoredTokens.resolve(tokensFor(hour));
    await settle();
    steps.verifyIdToken.resolve();
    await settle();
    steps.loadUserInfo.reject(new SignInError('userInfoFailed', { status: 500 }));
    await settle();
    expect(steps.recordFailure.calls).toEqual([{ at: startedAt }]);
    if (failures instanceof Error) steps.recordFailure.reject(failures);
    else steps.recordFailure.resolve(failures);
    await settle();
    return world;
  }

  it('without notifying the other tabs', async () => {
    const { state, steps, settle, notified } = await failUserInfo([startedAt]);
    expect(state()).toBe('signingOut');
    expect(steps.endSession.calls).toEqual([{ reSignIn: true, returnTo: '/en/mykomax/account' }]);
    expect(notified).toEqual([]);
    steps.endSession.resolve();
    await settle();
    expect(state()).toBe('signingIn.redirecting');
  });

  it.each([
    ['the third in a minute', [startedAt - 2000, startedAt - 1000, startedAt]],
    ['one that cannot be counted', new Error('full')],
  ])(
    'decision: "tried at most twice in a minute, then an error page with a way out": %s',
    async (_name, failures) => {
      const { state, view, send } = await failUserInfo(failures);
      expect(view()).toMatchObject({
        kind: 'failed',
        error: { code: 'userInfoRepeated', cause: { message: 'Failed to get user info; received 500.' } },
      });
      await send('signIn.start');
      expect(state()).toBe('signingIn.checkingTokens');
    },
  );

  it('fails for user info of another subject', async () => {
    const { start, steps, settle, state, context } = createWorld();
    start();
    steps.readStoredTokens.resolve(tokensFor(hour));
    await settle();
    steps.verifyIdToken.resolve();
    await settle();
    steps.loadUserInfo.resolve({ ...userInfo, sub: 'u-2' });
    await settle();
    expect([state(), context().user, context().error?.code]).toEqual([
      'signingIn.countingFailure',
      undefined,
      'subjectMismatch',
    ]);
  });
});

describe('2 "If the user is still not signed in, the app waits 30 seconds and then aborts"', () => {
  it('in any state, with the last failure', async () => {
    const { start, steps, settle, pass, view, send, state } = createWorld();
    start();
    steps.readStoredTokens.resolve(undefined);
    await settle();
    steps.authorizeSilently.reject(code('login_required'));
    await pass(29_999);
    expect(view()).toEqual({ kind: 'waiting' });
    await pass(1);
    expect(view()).toMatchObject({ kind: 'aborted', error: { message: 'Authentication is required' } });
    await send('signIn.force');
    expect(state()).toBe('signingIn.redirecting');
  });

  it('not for a signed-in user', async () => {
    const { pass, state } = await signedIn();
    await pass(30_000);
    expect(state()).toBe('signedIn.idle');
  });
});

describe('9 "Token renewal threshold 180 s"', () => {
  it('renews automatically, and updates the roles', async () => {
    const world = await signedIn();
    const { pass, state, gain, steps, settle, view } = world;
    await pass(hour - 180_001);
    expect(state()).toBe('signedIn.idle');
    await pass(1);
    expect(state()).toBe('signedIn.renewing.waitingForLead');
    await gain();
    steps.revokeAndDelete.resolve();
    await settle();
    steps.authorizeSilently.resolve(tokensFor(2 * hour));
    await settle();
    steps.verifyIdToken.resolve();
    await settle();
    steps.loadUserInfo.resolve({ ...userInfo, roles: ['kmx_delegatedadmin_extern'] });
    await settle();
    expect(view()).toMatchObject({
      kind: 'signedIn',
      isRenewing: false,
      user: { isDelegatedAdminExternal: true, expiresAt: startedAt + 2 * hour },
    });
    expect(world.turns).toEqual({ requested: 1, released: 1 });
  });

  it('does not renew short-lived tokens continuously', async () => {
    const { send, gain, steps, settle, pass, state } = await signedIn();
    await send('signIn.force');
    await gain();
    steps.revokeAndDelete.resolve();
    await settle();
    steps.authorizeSilently.resolve(tokensFor(60_000));
    await settle();
    steps.verifyIdToken.resolve();
    await settle();
    steps.loadUserInfo.resolve(userInfo);
    await settle();
    await send('token.expiring');
    await pass(29_999);
    expect(state()).toBe('signedIn.idle');
    await pass(1);
    expect(state()).toBe('signedIn.renewing.waitingForLead');
  });

  it('one tab at a time, without waiting for a suspended tab', async () => {
    const { send, pass, state, turns } = await signedIn();
    await send('signIn.force');
    await pass(14_999);
    expect(state()).toBe('signedIn.renewing.waitingForLead');
    await pass(1);
    expect([state(), turns.released]).toEqual(['signedIn.renewing.forgetting', 0]);
  });
});

describe('signing out', () => {
  it('notifies every tab, and ends the session at the provider', async () => {
    const { send, notified, steps, settle, view, context } = await signedIn();
    await send('signOut.request');
    expect(notified).toEqual(['signedOut']);
    expect(steps.endSession.calls).toMatchObject([{ reSignIn: false }]);
    steps.endSession.resolve();
    await settle();
    expect([view(), context().user, context().tokens]).toEqual([{ kind: 'signedOut' }, undefined, undefined]);
  });

  it('in another tab removes the user and the tokens here', async () => {
    const { receiveSignOut, view, context, steps } = await signedIn();
    await receiveSignOut();
    expect([view(), context().user]).toEqual([{ kind: 'signedOut' }, undefined]);
    expect(steps.revokeAndDelete.calls).toHaveLength(1);
  });

  it('starts immediately at /mykomax/logout', () => {
    const { start, state, notified } = createWorld({ isSignOut: true });
    start();
    expect([state(), notified]).toEqual(['signingOut', ['signedOut']]);
  });
});

describe('invalid stored tokens', () => {
  it.each<[string, unknown, string]>([
    ['are replaced', new SignInError('idTokenInvalid'), 'signingIn.forgetting'],
    ['are preserved if the result is unknown', new TypeError('Failed to fetch'), 'failed'],
  ])('%s', async (_name, cause, expected) => {
    const { start, steps, settle, state } = createWorld();
    start();
    steps.readStoredTokens.resolve(tokensFor(hour));
    await settle();
    steps.verifyIdToken.reject(cause);
    await settle();
    expect(state()).toBe(expected);
  });

  it('new invalid tokens fail, to avoid a loop', async () => {
    const { start, steps, settle, view } = createWorld();
    start();
    steps.readStoredTokens.resolve(undefined);
    await settle();
    steps.authorizeSilently.resolve(tokensFor(hour));
    await settle();
    steps.verifyIdToken.reject(new SignInError('idTokenInvalid'));
    await settle();
    expect(view()).toMatchObject({ kind: 'failed', error: { code: 'idTokenInvalid' } });
  });
});

describe('8 every message of the error catalogue is reachable', () => {
  const codes = Object.keys(signInSentences).filter((key): key is SignInErrorCode => key in signInSentences);
  const details = { status: 500, error: 'invalid_grant', errorDescription: 'gone' };

  it.each(codes)('%s, if the return from the provider fails', async (given) => {
    const { start, steps, settle, view } = createWorld({ isCallback: true });
    start();
    steps.finishRedirect.reject(new SignInError(given, details));
    await settle();
    expect(view()).toMatchObject({
      kind: 'failed',
      error: { code: given, message: signInSentences[given](details) },
    });
  });

  it.each(['endSessionFailed', 'revokeFailed'] as const)('%s, if signing out fails', async (given) => {
    const { send, steps, settle, view } = await signedIn();
    await send('signOut.request');
    steps.endSession.reject(new SignInError(given, { status: 503 }));
    await settle();
    expect(view()).toMatchObject({ kind: 'failed', error: { code: given, details: { status: 503 } } });
  });
});

import { createActor, fromCallback, fromPromise, type ActorOptions, type SnapshotFrom } from 'xstate';

import type { StoredTokens } from '../../portal/signIn/StoredTokens';

import type {
  SessionEnd,
  SignInInput,
  SignInEffects,
  SignInEvent,
  SignInView,
  TabMessage,
} from './signInEvents';
import { signInSetup } from './signInSetup';
import { signedIn, signingIn, resumeTransitions } from './signInStates';
import { failure, revokeTokens } from './signInSteps';

export type * from './signInEvents';

/**
 * Signing in, renewing and signing out (section 4, "Sign-in token lifecycle"). The portal provides every effect as an
 * actor, which may throw anything that `toSignInError` reads. `error` is retained after a redirect to the login page,
 * so that an abort can give its reason.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: ({ input: { returnTo, readCurrentPath, isCallback, isSignOut = false, now } }) => ({
    returnTo,
    readCurrentPath,
    isCallback,
    isSignOut,
    now,
    isForced: false,
    isFromStorage: false,
    isReSignIn: false,
    isRejected: false,
    obtainedAt: 0,
  }),
  invoke: { id: 'tabs', src: 'broadcast' },
  initial: 'signingIn',
  states: {
    signingIn,
    signedIn,
    signingOut: {
      tags: 'waiting',
      // Ending the session leaves the page, so the other tabs are notified first.
      entry: 'notifyTabs',
      after: { abort: 'aborted' },
      invoke: {
        src: 'endSession',
        input: ({ context: { isReSignIn: reSignIn, returnTo } }) => ({ reSignIn, returnTo }),
        onDone: [
          { guard: 'isReSignIn', target: 'signingIn.redirecting', actions: ['restart', 'clearUser'] },
          { target: 'signedOut' },
        ],
        onError: { target: 'failed', actions: failure },
      },
    },
    signedOut: {
      entry: 'clearUser',
      initial: 'forgetting',
      states: {
        forgetting: revokeTokens('settled'),
        settled: { on: { 'signIn.start': { target: '#signIn.signingIn', actions: 'restart' } } },
      },
    },
    failed: { on: resumeTransitions },
    aborted: { on: resumeTransitions },
  },
});

type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

export function readSignInView(snapshot: SignInSnapshot): SignInView {
  const { user, error, isRejected } = snapshot.context;
  if (snapshot.matches('signedIn') && user) {
    return { kind: 'signedIn', user, isRenewing: snapshot.matches({ signedIn: 'renewing' }) };
  }
  if (snapshot.matches('failed') && error) return { kind: 'failed', error };
  if (snapshot.matches('aborted')) return { kind: 'aborted', error };
  if (snapshot.matches('signedOut')) return { kind: isRejected ? 'rejected' : 'signedOut' };
  return { kind: 'waiting' };
}

const provideEffects = (effects: SignInEffects) =>
  signInMachine.provide({
    actors: {
      readStoredTokens: fromPromise(() => effects.readStoredTokens()),
      finishRedirect: fromPromise(() => effects.finishRedirect()),
      revokeAndDelete: fromPromise<unknown>(() => effects.revokeAndDelete()),
      authorizeSilently: fromPromise(({ signal }) => effects.authorizeSilently(signal)),
      redirectToLogin: fromPromise<unknown, { readonly returnTo: string }>(({ input }) =>
        effects.redirectToLogin(input),
      ),
      verifyIdToken: fromPromise<unknown, StoredTokens>(({ input, signal }) =>
        effects.verifyIdToken(input, signal),
      ),
      loadUserInfo: fromPromise(({ input, signal }) => effects.loadUserInfo(input, signal)),
      endSession: fromPromise<unknown, SessionEnd>(({ input }) => effects.endSession(input)),
      recordFailure: fromPromise(({ input }) => effects.recordFailure(input)),
      leadRenewal: fromCallback<SignInEvent>(({ sendBack }) =>
        effects.leadRenewal(() => sendBack({ type: 'lead.gained' })),
      ),
      broadcast: fromCallback<TabMessage>(({ sendBack, receive }) => {
        const tabs = effects.openTabs(() => sendBack({ type: 'tab.signedOut' }));
        receive(({ message }) => tabs.notify(message));
        return tabs.close;
      }),
    },
  });

/** Creates the actor with the effects of the browser; tests pass their own clock. */
export const createSignIn = (
  effects: SignInEffects,
  input: SignInInput,
  clock?: ActorOptions<typeof signInMachine>['clock'],
) => createActor(provideEffects(effects), { input, ...(clock && { clock }) });

import { signInSetup } from './signInSetup';
import {
  authorize,
  errorOf,
  failure,
  revokeTokens,
  loadUser,
  tokensOf,
  verify,
  verifyStored,
} from './signInSteps';

/** Before a user is signed in; aborted after 30 s in any state. */
export const signingIn = signInSetup.createStateConfig({
  tags: 'waiting',
  initial: 'starting',
  after: { abort: 'aborted' },
  on: {
    'signOut.request': 'signingOut',
    'tab.signedOut': 'signedOut',
    'page.restored': { target: 'signingIn', reenter: true, actions: 'restart' },
  },
  states: {
    starting: {
      always: [
        { guard: 'isSignOut', target: '#signIn.signingOut' },
        { guard: 'isCallback', target: 'finishingRedirect' },
        { target: 'checkingTokens' },
      ],
    },
    checkingTokens: {
      invoke: {
        src: 'readStoredTokens',
        onDone: [
          {
            guard: { type: 'isReusable', params: tokensOf },
            target: 'verifying',
            actions: { type: 'takeStored', params: tokensOf },
          },
          { guard: { type: 'isStored', params: tokensOf }, target: 'forgetting' },
          { target: 'authorizingSilently' },
        ],
        onError: [
          {
            guard: { type: 'isStorageBlocked', params: errorOf },
            target: '#signIn.failed',
            actions: failure,
          },
          { target: 'forgetting', actions: failure },
        ],
      },
    },
    finishingRedirect: {
      invoke: {
        src: 'finishRedirect',
        onDone: {
          target: 'verifying',
          actions: [
            { type: 'takeNew', params: ({ event }) => event.output },
            { type: 'takeReturn', params: ({ event }) => event.output },
          ],
        },
        onError: { target: '#signIn.failed', actions: failure },
      },
    },
    forgetting: revokeTokens('authorizingSilently'),
    authorizingSilently: authorize('verifying'),
    redirecting: {
      invoke: {
        src: 'redirectToLogin',
        input: ({ context: { returnTo } }) => ({ returnTo }),
        // Settles only if the page is restored from the back/forward cache.
        onDone: { target: 'starting', actions: 'restart' },
        onError: { target: '#signIn.failed', actions: failure },
      },
    },
    verifying: verifyStored('loadingUser'),
    loadingUser: loadUser('#signIn.signedIn'),
    countingFailure: {
      invoke: {
        src: 'recordFailure',
        input: ({ context }) => ({ at: context.now() }),
        onDone: [
          {
            guard: { type: 'canSignInAgain', params: ({ event }) => ({ failures: event.output }) },
            target: '#signIn.signingOut',
            actions: 'beginReSignIn',
          },
          { target: '#signIn.failed', actions: 'failRepeatedly' },
        ],
        // Failures that cannot be counted could repeat forever.
        onError: { target: '#signIn.failed', actions: 'failRepeatedly' },
      },
    },
  },
});

/** Signed in, with renewal in the page; one tab at a time. */
export const signedIn = signInSetup.createStateConfig({
  initial: 'idle',
  exit: 'storeCurrentPath',
  on: {
    'signOut.request': 'signingOut',
    'tab.signedOut': 'signedOut',
    'session.rejected': { target: 'signedOut', actions: 'markRejected' },
    'page.restored': { target: 'signingIn', actions: 'restart' },
  },
  states: {
    idle: {
      after: { renewalDue: 'renewing' },
      on: {
        'token.expiring': { guard: 'isRenewalDue', target: 'renewing' },
        'signIn.force': { target: 'renewing', actions: 'force' },
      },
    },
    renewing: {
      invoke: { src: 'leadRenewal' },
      initial: 'waitingForLead',
      states: {
        waitingForLead: { on: { 'lead.gained': 'forgetting' }, after: { leadWait: 'forgetting' } },
        forgetting: revokeTokens('authorizingSilently'),
        authorizingSilently: authorize('verifying'),
        verifying: verify('loadingUser'),
        loadingUser: loadUser('#signIn.signedIn.idle'),
      },
    },
  },
});

export const resumeTransitions = {
  'signIn.start': { target: 'signingIn', actions: 'restart' },
  'signIn.force': { target: 'signingIn.redirecting', actions: 'restart' },
  'signOut.request': 'signingOut',
  'page.restored': { target: 'signingIn', actions: 'restart' },
} as const;

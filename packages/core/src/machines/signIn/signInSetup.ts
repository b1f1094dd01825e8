import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';

import { decideReSignIn } from '../../portal/signIn/decideReSignIn';
import { decideRenewalDelay, decideTokenUse, isRenewalDue } from '../../portal/signIn/decideTokenUse';
import { SignInError } from '../../portal/signIn/SignInError';
import { classifySignInError, decideSignInFallback, toSignInError } from '../../portal/signIn/signInFallback';
import { signInLimits } from '../../portal/signIn/signInLimits';
import type { StoredTokens } from '../../portal/signIn/StoredTokens';
import { createSignedInUser, type UserInfo } from '../../portal/signIn/UserInfo';

import type {
  FinishedRedirect,
  SessionEnd,
  SignInContext,
  SignInEvent,
  SignInInput,
  TabMessage,
} from './signInEvents';

const rejectMissingActor = () => Promise.reject(new Error('A sign-in needs its actors: see createSignIn.'));

interface Failed {
  readonly error: unknown;
}

const timesOf = ({ tokens, obtainedAt, now }: SignInContext) => ({
  expiresAt: tokens?.expiresAt ?? 0,
  obtainedAt,
  now: now(),
});

export const signInSetup = setup({
  types: {
    input: {} as SignInInput,
    context: {} as SignInContext,
    events: {} as SignInEvent,
    tags: {} as 'waiting',
  },
  actors: {
    readStoredTokens: fromPromise<StoredTokens | undefined>(rejectMissingActor),
    finishRedirect: fromPromise<FinishedRedirect>(rejectMissingActor),
    revokeAndDelete: fromPromise<unknown>(rejectMissingActor),
    authorizeSilently: fromPromise<StoredTokens>(rejectMissingActor),
    redirectToLogin: fromPromise<unknown, { readonly returnTo: string }>(rejectMissingActor),
    verifyIdToken: fromPromise<unknown, StoredTokens>(rejectMissingActor),
    loadUserInfo: fromPromise<UserInfo, StoredTokens>(rejectMissingActor),
    endSession: fromPromise<unknown, SessionEnd>(rejectMissingActor),
    recordFailure: fromPromise<readonly number[], { readonly at: number }>(rejectMissingActor),
    leadRenewal: fromCallback<SignInEvent>(() => undefined),
    broadcast: fromCallback<TabMessage>(() => undefined),
  },
  actions: {
    restart: assign({
      isCallback: false,
      isForced: false,
      isReSignIn: false,
      isSignOut: false,
      isRejected: false,
      error: undefined,
    }),
    takeStored: assign(({ context }, { tokens }: { tokens: StoredTokens | undefined }) => ({
      tokens,
      isFromStorage: true,
      obtainedAt: context.now(),
    })),
    takeNew: assign(({ context }, { tokens }: { tokens: StoredTokens }) => ({
      tokens,
      isFromStorage: false,
      isForced: false,
      obtainedAt: context.now(),
    })),
    takeReturn: assign(({ context }, { returnTo }: { returnTo: string | undefined }) => ({
      returnTo: returnTo ?? context.returnTo,
      isCallback: false,
    })),
    takeUser: assign(({ context: { tokens } }, { info }: { info: UserInfo }) => ({
      user: createSignedInUser(info, tokens?.expiresAt ?? 0),
      error: undefined,
    })),
    fail: assign((_, { error }: Failed) => ({ error: toSignInError(error) })),
    failRepeatedly: assign(({ context: { error: cause } }) => ({
      error: new SignInError('userInfoRepeated', cause?.details, { cause }),
    })),
    force: assign({ isForced: true }),
    markRejected: assign({ isRejected: true }),
    beginReSignIn: assign({ isReSignIn: true }),
    clearUser: assign({ user: undefined, tokens: undefined }),
    storeCurrentPath: assign(({ context }) => ({ returnTo: context.readCurrentPath() })),
    notifyTabs: enqueueActions(({ context, enqueue }) => {
      // A new sign-in does not notify the other tabs: they notice when they renew.
      if (!context.isReSignIn) enqueue.sendTo('tabs', { type: 'notify', message: 'signedOut' });
    }),
  },
  guards: {
    isCallback: ({ context }) => context.isCallback,
    isSignOut: ({ context }) => context.isSignOut,
    isReSignIn: ({ context }) => context.isReSignIn,
    isReusable: (
      { context: { isForced, isCallback: hasCode, now } },
      { tokens }: { tokens?: StoredTokens },
    ) => decideTokenUse({ tokens, isForced, hasCode, now: now() }) === 'reuse',
    isStored: (_, { tokens }: { tokens?: StoredTokens }) => tokens !== undefined,
    isRedirectable: (_, { error }: Failed) => decideSignInFallback(error) === 'redirect',
    isStorageBlocked: (_, { error }: Failed) => toSignInError(error).code === 'storageBlocked',
    /** Invalid stored tokens are replaced. Without a network their validity is unknown. */
    isReplaceable: ({ context }, { error }: Failed) =>
      context.isFromStorage && classifySignInError(error) !== 'network',
    isSameSubject: ({ context }, { info }: { info: UserInfo }) => info.sub === context.tokens?.subject,
    canSignInAgain: ({ context }, { failures }: { failures: readonly number[] }) =>
      decideReSignIn(failures, context.now()) === 'signInAgain',
    isRenewalDue: ({ context }) => isRenewalDue(timesOf(context)),
  },
  delays: {
    abort: signInLimits.abortMs,
    leadWait: signInLimits.leadWaitMs,
    renewalDue: ({ context }) => decideRenewalDelay(timesOf(context)),
  },
});

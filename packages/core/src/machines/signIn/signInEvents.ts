import type { SignedInUser } from '../../portal/signIn/SignedInUser';
import type { SignInError } from '../../portal/signIn/SignInError';
import type { StoredTokens } from '../../portal/signIn/StoredTokens';
import type { UserInfo } from '../../portal/signIn/UserInfo';

export interface SignInInput {
  /** Path with locale and query to return to. */
  readonly returnTo: string;
  /** Returns the current path; called before the page is left for the provider. */
  readonly readCurrentPath: () => string;
  /** True on the return route `/callback`. */
  readonly isCallback: boolean;
  /** True on `/mykomax/logout`. */
  readonly isSignOut?: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface SignInContext extends Pick<
  SignInInput,
  'returnTo' | 'readCurrentPath' | 'isCallback' | 'now'
> {
  /** Tokens of the user; retained during renewal. */
  readonly tokens?: StoredTokens;
  readonly user?: SignedInUser;
  /** Last failure, also if it only led to the login page of the provider. */
  readonly error?: SignInError;
  /** True if renewal is forced: stored tokens are not reused. */
  readonly isForced: boolean;
  /** True if the tokens were read from session storage. */
  readonly isFromStorage: boolean;
  /** Time at which the tokens were obtained, in milliseconds since 1970. */
  readonly obtainedAt: number;
  readonly isReSignIn: boolean;
  /** True if the page was opened to sign out. */
  readonly isSignOut: boolean;
  /** True if the customer service rejected the tokens and the user was signed out. */
  readonly isRejected: boolean;
}

export type SignInEvent =
  /** Retries from `signedOut`, `failed` or `aborted`. */
  | { readonly type: 'signIn.start' }
  /** Renews the tokens if signed in; otherwise redirects to the login page. */
  | { readonly type: 'signIn.force' }
  | { readonly type: 'signOut.request' }
  /** The customer service rejected renewed tokens: the account was deleted or locked. */
  | { readonly type: 'session.rejected' }
  /** Another tab signed out; sent by the `broadcast` actor. */
  | { readonly type: 'tab.signedOut' }
  /** The page was restored from the back/forward cache (`pageshow`, persisted). */
  | { readonly type: 'page.restored' }
  /** The tokens may be about to expire: a timer was suspended, or the page became visible again. */
  | { readonly type: 'token.expiring' }
  /** This tab may renew; sent by the `leadRenewal` actor. */
  | { readonly type: 'lead.gained' };

/** Message of the `broadcast` actor to other tabs. */
export interface TabMessage {
  readonly type: 'notify';
  readonly message: 'signedOut';
}

export interface FinishedRedirect {
  readonly tokens: StoredTokens;
  /** Path stored with the state; `undefined` without one, or if it is not ours. */
  readonly returnTo: string | undefined;
}

export interface SessionEnd {
  readonly reSignIn: boolean;
  readonly returnTo: string;
}

/** Effects in the browser; each may reject with anything that `toSignInError` reads. */
export interface SignInEffects {
  /** Reads the tokens of this tab; `undefined` without any. */
  readonly readStoredTokens: () => Promise<StoredTokens | undefined>;
  /** Exchanges the code for tokens, stores them, and removes code and state from the address. */
  readonly finishRedirect: () => Promise<FinishedRedirect>;
  /** Revokes and deletes the tokens of this tab; deletes them even if the revocation fails. */
  readonly revokeAndDelete: () => Promise<void>;
  /** Obtains tokens in a hidden frame and stores them. */
  readonly authorizeSilently: (signal: AbortSignal) => Promise<StoredTokens>;
  /** Leaves the page; resolves only if it is restored from the back/forward cache. */
  readonly redirectToLogin: (place: { readonly returnTo: string }) => Promise<void>;
  /** Rejects unless issuer, audience, expiry, nonce and signature are valid. */
  readonly verifyIdToken: (tokens: StoredTokens, signal: AbortSignal) => Promise<void>;
  readonly loadUserInfo: (tokens: StoredTokens, signal: AbortSignal) => Promise<UserInfo>;
  /**
   * Ends the session at the provider and leaves the page; with `reSignIn` it returns to `returnTo`, else to the
   * localised home page.
   */
  readonly endSession: (way: SessionEnd) => Promise<void>;
  /** Records a failure for this browser session; resolves to the times of all recorded failures. */
  readonly recordFailure: (failure: { readonly at: number }) => Promise<readonly number[]>;
  /**
   * Waits until no other tab renews and then calls `onGained` once. The returned function releases the lead or stops
   * waiting.
   */
  readonly leadRenewal: (onGained: () => void) => () => void;
  /** Opens the channel to the other tabs. */
  readonly openTabs: (onSignedOut: () => void) => {
    readonly notify: (message: TabMessage['message']) => void;
    readonly close: () => void;
  };
}

export type SignInView =
  | { readonly kind: 'waiting' | 'signedOut' | 'rejected' }
  | { readonly kind: 'signedIn'; readonly user: SignedInUser; readonly isRenewing: boolean }
  | { readonly kind: 'failed'; readonly error: SignInError }
  /** `error` is the last failure before the abort. */
  | { readonly kind: 'aborted'; readonly error?: SignInError };

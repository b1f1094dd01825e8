import type { SignedInUser } from '../../portal/signIn/SignedInUser';
import type { SignInError } from '../../portal/signIn/SignInError';
import type { StoredTokens } from '../../portal/signIn/StoredTokens';
import type { UserInfo } from '../../portal/signIn/UserInfo';

/** What a page knows when it starts to sign somebody in. */
export interface SignInInput {
  /** Where the user wants to be: a path of ours with its locale and query. */
  readonly returnTo: string;
  /** Where the user is now; read before a signed-in page is left for the provider. */
  readonly readCurrentPath: () => string;
  /** Whether this is the return route `/callback`. */
  readonly isCallback: boolean;
  /** Whether the page is there to sign the user out (`/mykomax/logout`). */
  readonly isSignOut?: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the sign-in knows. */
export interface SignInContext extends Pick<
  SignInInput,
  'returnTo' | 'readCurrentPath' | 'isCallback' | 'now'
> {
  /** Of the user; kept while they are renewed. */
  readonly tokens?: StoredTokens;
  readonly user?: SignedInUser;
  /** The last thing that failed, also where it only led on to the provider's login page. */
  readonly error?: SignInError;
  /** Renewal is forced: stored tokens are not reused. */
  readonly isForced: boolean;
  /** The tokens came out of this tab's storage, and were not just made. */
  readonly isFromStorage: boolean;
  /** When the tokens came, in milliseconds since 1970. */
  readonly obtainedAt: number;
  /** Signing out is one half of signing in again. */
  readonly isReSignIn: boolean;
  /** The page was opened to sign out. */
  readonly isSignOut: boolean;
  /** The user was signed out because the customer service does not take the tokens. */
  readonly isRejected: boolean;
}

/** What happens to a sign-in from outside. */
export type SignInEvent =
  /** Tries again, from `signedOut`, `failed` or `aborted`. */
  | { readonly type: 'signIn.start' }
  /** Renews at once when signed in; leads to the provider's login page when not. */
  | { readonly type: 'signIn.force' }
  | { readonly type: 'signOut.request' }
  /** The customer service took not even renewed tokens: the account is gone, or locked. */
  | { readonly type: 'session.refused' }
  /** Another tab signed out; sent by the `broadcast` actor. */
  | { readonly type: 'tab.signedOut' }
  /** The page came back out of the browser's memory (`pageshow`, persisted). */
  | { readonly type: 'page.restored' }
  /** The tokens may be about to end: a timer that slept, a page that is visible again. */
  | { readonly type: 'token.expiring' }
  /** This tab may renew; sent by the `leadRenewal` actor. */
  | { readonly type: 'lead.gained' };

/** What the `broadcast` actor tells the other tabs. */
export interface TabMessage {
  readonly type: 'notify';
  readonly message: 'signedOut';
}

/** What came back with the code. */
export interface FinishedRedirect {
  readonly tokens: StoredTokens;
  /** The place that was kept with the state; `undefined` when there was none, or none of ours. */
  readonly returnTo: string | undefined;
}

/** How a session ends: for good, or to begin again at a place. */
export interface SessionEnd {
  readonly reSignIn: boolean;
  readonly returnTo: string;
}

/** What a sign-in does in the browser; each effect may reject with whatever `toSignInError` reads. */
export interface SignInEffects {
  /** The tokens that this tab keeps; `undefined` without any. */
  readonly readStoredTokens: () => Promise<StoredTokens | undefined>;
  /** Exchanges the code of the address for tokens, keeps them and takes code and state off the address. */
  readonly finishRedirect: () => Promise<FinishedRedirect>;
  /** Revokes and deletes the tokens that this tab keeps; a failing revocation must not keep it from deleting. */
  readonly revokeAndDelete: () => Promise<void>;
  /** Gets tokens in a hidden frame and keeps them. */
  readonly authorizeSilently: (signal: AbortSignal) => Promise<StoredTokens>;
  /** Leaves the page; resolves only when it comes back out of the browser's memory. */
  readonly redirectToLogin: (place: { readonly returnTo: string }) => Promise<void>;
  /** Rejects unless issuer, audience, expiry, nonce and signature are right. */
  readonly verifyIdToken: (tokens: StoredTokens, signal: AbortSignal) => Promise<void>;
  readonly loadUserInfo: (tokens: StoredTokens, signal: AbortSignal) => Promise<UserInfo>;
  /** Ends the session at the provider and leaves the page; with `reSignIn` it comes back to `returnTo`, else to the localised home. */
  readonly endSession: (way: SessionEnd) => Promise<void>;
  /** Notes a failure for this browser session, and gives the times of all that were noted, this one among them. */
  readonly recordFailure: (failure: { readonly at: number }) => Promise<readonly number[]>;
  /** Waits until no other tab renews, then says so once; the answer gives the turn back, or stops waiting. */
  readonly leadRenewal: (onGained: () => void) => () => void;
  /** Opens the line to the other tabs of this browser. */
  readonly openTabs: (onSignedOut: () => void) => {
    readonly notify: (message: TabMessage['message']) => void;
    readonly close: () => void;
  };
}

/** What a page shows of a sign-in; while renewing the user stays. */
export type SignInView =
  | { readonly kind: 'waiting' | 'signedOut' | 'refused' }
  | { readonly kind: 'signedIn'; readonly user: SignedInUser; readonly isRenewing: boolean }
  | { readonly kind: 'failed'; readonly error: SignInError }
  /** `error` is the last thing that failed on the way. */
  | { readonly kind: 'aborted'; readonly error?: SignInError };

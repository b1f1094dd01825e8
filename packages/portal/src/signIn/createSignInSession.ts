import {
  createSignIn,
  readSignInView,
  type SignInEffects,
  type SignInInput,
  type SignInView,
} from '@kmx/core/machines/signIn';

import { endSiteSession, storeSiteSession } from './siteSession';

/** One run of the sign-in machine, with its effects on the page. */
export interface SignInSession {
  readonly getView: () => SignInView;
  readonly readAccessToken: () => string | undefined;
  readonly readSubject: () => string | undefined;
  /** Path to return to after signing in. */
  readonly readReturnTo: () => string;
  /** Resolves when the site has accepted or rejected the newest identity token. */
  readonly whenSiteSessionStored: () => Promise<boolean>;
  /** Renews tokens without a navigation; false on failure. */
  readonly renew: () => Promise<boolean>;
  /** Signs out here with an explanation, because the customer service rejects the user. */
  readonly rejectUser: () => void;
  readonly signOut: () => void;
  /** Restarts the sign-in with the tab's stored state. */
  readonly tryAgain: () => void;
  /** Redirects to the provider's login page. */
  readonly redirectToLogin: () => void;
  readonly stop: () => void;
}

type Actor = ReturnType<typeof createSignIn>;

/** Forwards events of the page to the machine: resumed from sleep, visible again, back online. */
function watchPage(actor: Actor): AbortController {
  const end = new AbortController();
  const { signal } = end;
  const expire = () => actor.send({ type: 'token.expiring' });
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && actor.send({ type: 'page.restored' });
  window.addEventListener('pageshow', onShow, { signal });
  window.addEventListener('online', expire, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && expire(), { signal });
  return end;
}

/** Waits for the end of a renewal, successful or not. */
const settleRenewal = (actor: Actor): Promise<boolean> =>
  new Promise((resolve) => {
    const check = (view: SignInView) => {
      if (view.kind === 'signedIn' && view.isRenewing) return;
      subscription.unsubscribe();
      resolve(view.kind === 'signedIn');
    };
    const subscription = actor.subscribe((snapshot) => check(readSignInView(snapshot)));
    check(readSignInView(actor.getSnapshot()));
  });

/** Sends each new identity token of a signed-in user to the site. */
function createSiteSessionSync() {
  let sentToken: string | undefined;
  let pendingReport: Promise<boolean> = Promise.resolve(false);
  return {
    send: (view: SignInView, idToken: string | undefined) => {
      const isSettled = view.kind === 'signedIn' && !view.isRenewing;
      if (!isSettled || idToken === undefined || idToken === sentToken) return;
      sentToken = idToken;
      pendingReport = storeSiteSession(idToken);
    },
    whenSent: () => pendingReport,
  };
}

/** Starts a sign-in; `onChange` is called with each new view. */
export function createSignInSession(
  effects: SignInEffects,
  input: SignInInput,
  onChange: () => void,
): SignInSession {
  const actor = createSignIn(effects, input);
  const site = createSiteSessionSync();
  let view = readSignInView(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    view = readSignInView(snapshot);
    site.send(view, snapshot.context.tokens?.idToken);
    onChange();
  });
  const page = watchPage(actor);
  actor.start();
  return {
    getView: () => view,
    readAccessToken: () => actor.getSnapshot().context.tokens?.accessToken,
    readSubject: () => actor.getSnapshot().context.tokens?.subject,
    readReturnTo: () => actor.getSnapshot().context.returnTo,
    whenSiteSessionStored: site.whenSent,
    renew: () => {
      if (view.kind !== 'signedIn') return Promise.resolve(false);
      actor.send({ type: 'signIn.force' });
      return settleRenewal(actor);
    },
    rejectUser: () => {
      if (view.kind !== 'signedIn') return;
      actor.send({ type: 'session.rejected' });
      void endSiteSession();
    },
    signOut: () => actor.send({ type: 'signOut.request' }),
    tryAgain: () => actor.send({ type: 'signIn.start' }),
    redirectToLogin: () => actor.send({ type: 'signIn.force' }),
    stop: () => {
      page.abort();
      actor.stop();
    },
  };
}

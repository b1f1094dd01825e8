import type { SignInView } from '@kmx/core/machines/signIn';

import type { SignInSession } from './createSignInSession';
import { startSignIn, type SignInScope } from './startSignIn';

/** Sign-in of a page for React and the data link; before `open`, all other methods do nothing. */
export interface SignInStore extends Omit<SignInSession, 'stop'> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts a sign-in, continues a running one, or restarts an ended one; the logout screen signs out. */
  readonly open: (place: SignInScope) => void;
}

type Start = (readScope: () => SignInScope, onChange: () => void) => SignInSession;

/** Initial view, also during server rendering. */
export const waiting: SignInView = { kind: 'waiting' };

/** True if the run has ended, so that another page of the portal starts a new one. */
const isOver = ({ kind }: SignInView) => kind !== 'waiting' && kind !== 'signedIn';

/** Creates a sign-in that outlives its components, so that StrictMode and soft navigation do not start it twice. */
export function createSignInStore(start: Start): SignInStore {
  const listeners = new Set<() => void>();
  let session: SignInSession | undefined;
  let current: SignInScope | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const begin = (place: SignInScope) => {
    session?.stop();
    session = start(() => current ?? place, notify);
    notify();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (place) => {
      const isElsewhere = current?.screen.kind !== place.screen.kind;
      current = place;
      if (!session || (isElsewhere && isOver(session.getView()))) begin(place);
      else if (isElsewhere && place.screen.kind === 'logout') session.signOut();
    },
    getView: () => session?.getView() ?? waiting,
    readAccessToken: () => session?.readAccessToken(),
    readSubject: () => session?.readSubject(),
    readReturnTo: () => session?.readReturnTo() ?? '/',
    whenSiteSessionStored: () => session?.whenSiteSessionStored() ?? Promise.resolve(false),
    renew: () => session?.renew() ?? Promise.resolve(false),
    rejectUser: () => session?.rejectUser(),
    signOut: () => session?.signOut(),
    tryAgain: () => session?.tryAgain(),
    redirectToLogin: () => session?.redirectToLogin(),
  };
}

export const signInStore = createSignInStore(startSignIn);

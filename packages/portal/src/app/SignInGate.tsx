'use client';

import { useEffect, type ReactNode } from 'react';
import type { SignInView } from '@kmx/core/machines/signIn';
import type { PortalScreen, SignedInUser } from '@kmx/core/portal';

import type { SignInStore } from '../signIn/signInStore';

import { AbortedView, FailedView, RejectedView, SignedOutView } from './EndedViews';
import type { PortalConfig, PortalLocale } from './PortalConfig';
import type { SignedInScreen } from './ScreenView';
import { WaitingView } from './WaitingView';

interface SignInGateProps {
  readonly screen: PortalScreen;
  readonly config: PortalConfig;
  readonly locale: PortalLocale;
  readonly store: SignInStore;
  readonly view: SignInView;
  /** Loads a place of the site anew; the browser's own in the product. */
  readonly goTo: (href: string) => void;
  readonly children: (user: SignedInUser, screen: SignedInScreen) => ReactNode;
}

/** "On success it goes to /mykomax" (section 2), or to where the user had wanted to be; a protected page there needs the site to know. */
function Returning({ store, goTo }: Pick<SignInGateProps, 'store' | 'goTo'>) {
  useEffect(() => {
    let isLeft = false;
    void store.whenSiteKnows().then(() => {
      if (!isLeft) goTo(store.readReturnTo());
    });
    return () => {
      isLeft = true;
    };
  }, [store, goTo]);
  return <WaitingView />;
}

/** Shows a screen to who is signed in, and to everybody else what signing in is about. */
export function SignInGate({ screen, config, locale, store, view, goTo, children }: SignInGateProps) {
  const { homeHref } = locale;
  const { supportEmail } = config;
  // A code that was sent back works once: trying again is a sign-in of its own.
  const tryAgain = screen.kind === 'callback' ? () => goTo(locale.portalHref) : store.tryAgain;
  const links = { homeHref, supportEmail, onTryAgain: tryAgain, onSignIn: store.askLogin };
  switch (view.kind) {
    case 'waiting':
      return <WaitingView isSigningOut={screen.kind === 'logout'} />;
    case 'failed':
      return <FailedView {...links} error={view.error} />;
    case 'aborted':
      return <AbortedView {...links} error={view.error} />;
    case 'signedOut':
      return <SignedOutView homeHref={homeHref} onSignIn={store.tryAgain} />;
    case 'refused':
      return <RejectedView supportEmail={supportEmail} onSignIn={store.tryAgain} />;
    case 'signedIn':
      if (screen.kind === 'callback') return <Returning store={store} goTo={goTo} />;
      if (screen.kind === 'logout') return <WaitingView isSigningOut />;
      return children(view.user, screen);
  }
}

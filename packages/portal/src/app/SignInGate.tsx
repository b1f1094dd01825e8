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
  /** Navigates with a full page load; replaced in tests. */
  readonly goTo: (href: string) => void;
  readonly children: (user: SignedInUser, screen: SignedInScreen) => ReactNode;
}

/**
 * "On success it goes to /mykomax" (section 2), or to the originally requested page; protected pages require the site
 * session first.
 */
function Returning({ store, goTo }: Pick<SignInGateProps, 'store' | 'goTo'>) {
  useEffect(() => {
    let isLeft = false;
    void store.whenSiteSessionStored().then(() => {
      if (!isLeft) goTo(store.readReturnTo());
    });
    return () => {
      isLeft = true;
    };
  }, [store, goTo]);
  return <WaitingView />;
}

/** Renders a screen for signed-in users, and the state of the sign-in for everybody else. */
export function SignInGate({ screen, config, locale, store, view, goTo, children }: SignInGateProps) {
  const { homeHref } = locale;
  const { supportEmail } = config;
  // An authorization code works only once, so another attempt starts a new sign-in.
  const tryAgain = screen.kind === 'callback' ? () => goTo(locale.portalHref) : store.tryAgain;
  const links = { homeHref, supportEmail, onTryAgain: tryAgain, onSignIn: store.redirectToLogin };
  switch (view.kind) {
    case 'waiting':
      return <WaitingView isSigningOut={screen.kind === 'logout'} />;
    case 'failed':
      return <FailedView {...links} error={view.error} />;
    case 'aborted':
      return <AbortedView {...links} error={view.error} />;
    case 'signedOut':
      return <SignedOutView homeHref={homeHref} onSignIn={store.tryAgain} />;
    case 'rejected':
      return <RejectedView supportEmail={supportEmail} onSignIn={store.tryAgain} />;
    case 'signedIn':
      if (screen.kind === 'callback') return <Returning store={store} goTo={goTo} />;
      if (screen.kind === 'logout') return <WaitingView isSigningOut />;
      return children(view.user, screen);
  }
}

'use client';

import { ApolloProvider } from '@apollo/client/react';
import { use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { formatLocale } from '@kmx/core';
import type { SignInView } from '@kmx/core/machines/signIn';
import type { PortalScreen, SignedInUser } from '@kmx/core/portal';

import { CartSyncProvider } from '../cart/sync/CartSyncProvider';
import { createPortalClient } from '../data/createPortalClient';
import { canUseParts } from '../shared/canUse';
import { SignInContext, type SignIn } from '../signIn/SignInContext';
import { waiting, type SignInStore } from '../signIn/signInStore';

import { loadMessages } from './loadMessages';
import type { PortalAppProps, PortalConfig } from './PortalConfig';
import { PortalFrame } from './PortalFrame';
import { ScreenView } from './ScreenView';
import { SignInGate } from './SignInGate';

interface PortalShellProps extends PortalAppProps {
  readonly store: SignInStore;
  /** Navigates with a full page load. */
  readonly goTo: (href: string) => void;
}

/** Returns the store's view. The first screen starts the store; a new screen or language updates it. */
function useSignInView({ store, screen, config, locale }: PortalShellProps): SignInView {
  useEffect(() => store.open({ screen, config, locale }), [store, screen, config, locale]);
  return useSyncExternalStore(store.subscribe, store.getView, () => waiting);
}

const createSignInContext = (store: SignInStore, view: SignInView): SignIn => ({
  view,
  user: view.kind === 'signedIn' ? view.user : undefined,
  renew: store.renew,
  signOut: store.signOut,
  signIn: store.tryAgain,
  readAccessToken: store.readAccessToken,
  readSubject: store.readSubject,
});

interface DataProps {
  readonly store: SignInStore;
  readonly dataPath: PortalConfig['dataPath'];
  readonly children: ReactNode;
}

/** Provides the data of one user. Rendered with the user's id as key, so that the next user gets a new cache. */
function Data({ store, dataPath, children }: DataProps) {
  const client = useMemo(
    () =>
      createPortalClient({
        dataPath,
        readAccessToken: store.readAccessToken,
        readSubject: store.readSubject,
        renew: store.renew,
        onRejected: store.rejectUser,
      }),
    [dataPath, store],
  );
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Keeps the cart of people who may order parts the same on their devices. */
const Cart = ({ user, children }: { readonly user: SignedInUser; readonly children: ReactNode }) =>
  canUseParts(user) ? <CartSyncProvider userId={user.id}>{children}</CartSyncProvider> : children;

/** Provides the messages of a screen and marks its language, because the content around it may be a fallback. */
const Content = ({
  locale,
  messages,
  children,
}: Omit<PortalAppProps, 'screen' | 'config'> & { children: ReactNode }) => (
  <IntlProvider
    locale={formatLocale(locale.language)}
    messages={messages ?? use(loadMessages(locale.language))}
  >
    <div lang={locale.htmlLang}>{children}</div>
  </IntlProvider>
);

export function PortalShell(props: PortalShellProps) {
  const { store, goTo, config, locale, messages } = props;
  const screen: PortalScreen = props.screen;
  const view = useSignInView(props);
  const signIn = useMemo(() => createSignInContext(store, view), [store, view]);
  return (
    <Content locale={locale} messages={messages}>
      <SignInContext value={signIn}>
        <SignInGate screen={screen} config={config} locale={locale} store={store} view={view} goTo={goTo}>
          {(user, shown) => (
            <Data key={user.id} store={store} dataPath={config.dataPath}>
              <Cart user={user}>
                <PortalFrame screen={shown} locale={locale} user={user} onSignOut={store.signOut}>
                  <ScreenView screen={shown} config={config} locale={locale} user={user} />
                </PortalFrame>
              </Cart>
            </Data>
          )}
        </SignInGate>
      </SignInContext>
    </Content>
  );
}

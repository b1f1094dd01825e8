import {
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
  type UserManagerSettings,
} from 'oidc-client-ts';
import { portalPaths, signInLimits, signInScope } from '@kmx/core/portal';

import type { PortalConfig, PortalLocale } from '../app/PortalConfig';

/** Where the library keeps a state and its verifier; the state follows. */
export const stateKeyPrefix = 'kmx.state.';

/** The longest that a call of the provider's endpoints is waited for; the frame has its own, shorter limit. */
const requestTimeoutSeconds = 10;

/** Storage of the protocol's state; `tab` is the tab's own storage, undefined where the browser denies it. */
export interface UserManagerPlace {
  readonly config: PortalConfig;
  readonly locale: PortalLocale;
  readonly tab: Storage | undefined;
}

const createStore = (prefix: string, store: Storage | undefined) =>
  new WebStorageStateStore({ prefix, store: store ?? new InMemoryWebStorage() });

/** The settings of the protocol library: everything that decides is switched off, the sign-in machine decides. */
export const createUserManagerSettings = ({
  config,
  locale,
  tab,
}: UserManagerPlace): UserManagerSettings => ({
  authority: config.issuer,
  client_id: config.clientId,
  redirect_uri: config.siteOrigin + portalPaths.callback,
  silent_redirect_uri: config.siteOrigin + portalPaths.blankCallback,
  post_logout_redirect_uri: config.siteOrigin + locale.homeHref,
  response_type: 'code',
  scope: signInScope,
  loadUserInfo: false,
  automaticSilentRenew: false,
  monitorSession: false,
  accessTokenExpiringNotificationTimeInSeconds: signInLimits.renewalThresholdMs / 1000,
  silentRequestTimeoutInSeconds: signInLimits.authorizationTimeoutMs / 1000,
  requestTimeoutInSeconds: requestTimeoutSeconds,
  maxSilentRenewTimeoutRetries: 0,
  validateSubOnSilentRenew: true,
  includeIdTokenInSilentRenew: false,
  revokeTokenTypes: ['refresh_token', 'access_token'],
  revokeTokensOnSignout: false,
  // The provider answers a revocation with an empty text.
  revokeTokenAdditionalContentTypes: ['text/plain'],
  // Back does not lead to a page that only redirects again.
  redirectMethod: 'replace',
  // Section 4: "a state and a verifier per client in session storage. They are not available across tabs."
  stateStore: createStore(stateKeyPrefix, tab),
  userStore: createStore('kmx.user.', config.tokenStore === 'session' ? tab : undefined),
});

/** The protocol library with the portal's settings. */
export const createUserManager = (place: UserManagerPlace): UserManager =>
  new UserManager(createUserManagerSettings(place));

import {
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
  type UserManagerSettings,
} from 'oidc-client-ts';
import { portalPaths, signInLimits, signInScope } from '@kmx/core/portal';

import type { PortalConfig, PortalLocale } from '../app/PortalConfig';

/** Storage key prefix of the library's states and code verifiers. */
export const stateKeyPrefix = 'kmx.state.';

/** Timeout of requests to the provider's endpoints; the frame has a shorter one. */
const requestTimeoutSeconds = 10;

/** Storage of the protocol's state; `tab` is the session storage, undefined if the browser denies it. */
export interface UserManagerOptions {
  readonly config: PortalConfig;
  readonly locale: PortalLocale;
  readonly tab: Storage | undefined;
}

const createStore = (prefix: string, store: Storage | undefined) =>
  new WebStorageStateStore({ prefix, store: store ?? new InMemoryWebStorage() });

/**
 * Settings of the protocol library. All its automatic behaviour is switched off, because the sign-in machine decides.
 */
export const createUserManagerSettings = ({
  config,
  locale,
  tab,
}: UserManagerOptions): UserManagerSettings => ({
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
  // The provider responds to a revocation with an empty text.
  revokeTokenAdditionalContentTypes: ['text/plain'],
  // Otherwise Back would return to a page that only redirects again.
  redirectMethod: 'replace',
  // Section 4: "a state and a verifier per client in session storage. They are not available across tabs."
  stateStore: createStore(stateKeyPrefix, tab),
  userStore: createStore('kmx.user.', config.tokenStore === 'session' ? tab : undefined),
});

/** Creates the protocol library's client with the portal's settings. */
export const createUserManager = (place: UserManagerOptions): UserManager =>
  new UserManager(createUserManagerSettings(place));

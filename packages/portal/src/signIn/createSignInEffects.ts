import type { User, UserManager } from 'oidc-client-ts';
import type { SignInEffects } from '@kmx/core/machines/signIn';
import {
  checkReturnedState,
  decideReturnPath,
  readReturnParameters,
  parseTokenResponse,
  SignInError,
  toSignInError,
  type StoredTokens,
} from '@kmx/core/portal';

import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { clearBrowser } from '../storage/clearBrowser';

import { createIdTokenCheck } from './createIdTokenCheck';
import { stateKeyPrefix } from './createUserManager';
import { recordFailure } from './failureCounter';
import { fetchUserInfo } from './fetchUserInfo';
import { writeReturnNote } from './reSignInNote';
import { endSiteSession } from './siteSession';
import { leadRenewal, openTabLine } from './tabs';

/** The methods of the protocol library that are used; tests replace only navigation. */
export type SignInProtocol = Pick<
  UserManager,
  | 'getUser'
  | 'metadataService'
  | 'removeUser'
  | 'revokeTokens'
  | 'signinRedirect'
  | 'signinRedirectCallback'
  | 'signinSilent'
  | 'signoutRedirect'
>;

export interface SignInGround {
  readonly manager: SignInProtocol;
  readonly config: PortalConfig;
  /** A function, because the language may change without a page load. */
  readonly readLocale: () => PortalLocale;
  /** Session storage; undefined if the browser denies it. */
  readonly tab: Storage | undefined;
}

/** The library does not create a nonce, and without one a token from another sign-in could be injected. */
const createNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** @throws SignInError for an invalid token response (section 5: "The token response must contain an access token"). */
function toTokens(user: User | null): StoredTokens {
  if (!user) throw new SignInError('accessTokenMissing');
  const tokens = parseTokenResponse({ ...user, subject: user.profile.sub });
  if (!tokens.ok) throw tokens.error;
  return tokens.value;
}

/** Navigates away; settles only if the page is restored from the back/forward cache, not on its first `pageshow`. */
async function leave(go: () => Promise<unknown>): Promise<void> {
  const restored = new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve());
  });
  await go();
  await restored;
}

/** Creates an error with the catalogue's message for this step and the HTTP status. */
function toStepError(code: 'revokeFailed' | 'endSessionFailed', cause: unknown): SignInError {
  const { details } = toSignInError(cause);
  return new SignInError(code, details, { cause });
}

/** Lists the pending states of this tab (section 4: "They are not available across tabs"). */
const listStates = (tab: Storage): string[] =>
  Object.keys(tab)
    .filter((key) => key.startsWith(stateKeyPrefix))
    .map((key) => key.slice(stateKeyPrefix.length));

function readReturnPath(state: unknown, { config, readLocale }: SignInGround): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  return decideReturnPath(state.returnTo, {
    origin: config.siteOrigin,
    portalHref: readLocale().portalHref,
  });
}

function requireTab({ tab }: SignInGround): Storage {
  if (!tab) throw new SignInError('storageBlocked');
  return tab;
}

const createRedirects = (ground: SignInGround) => {
  const { manager, config, readLocale } = ground;
  return {
    finishRedirect: async () => {
      const parameters = readReturnParameters(new URLSearchParams(window.location.search));
      if (!parameters.ok) throw parameters.error;
      const state = checkReturnedState(parameters.value.state, listStates(requireTab(ground)));
      if (!state.ok) throw state.error;
      const { href } = window.location;
      // An authorization code works only once: remove it from the URL before a reload or Back.
      window.history.replaceState(window.history.state, '', readLocale().callbackHref);
      const user = await manager.signinRedirectCallback(href);
      return { tokens: toTokens(user), returnTo: readReturnPath(user.state, ground) };
    },
    redirectToLogin: ({ returnTo }: { readonly returnTo: string }) => {
      requireTab(ground);
      return leave(() =>
        manager.signinRedirect({
          state: { returnTo },
          nonce: createNonce(),
          ui_locales: readLocale().language,
        }),
      );
    },
    endSession: async ({ reSignIn, returnTo }: { readonly reSignIn: boolean; readonly returnTo: string }) => {
      const { homeHref, portalHref } = readLocale();
      if (reSignIn) writeReturnNote(ground.tab, returnTo);
      else clearBrowser();
      await endSiteSession();
      await manager.revokeTokens().catch(() => undefined);
      try {
        const goal = config.siteOrigin + (reSignIn ? portalHref : homeHref);
        await leave(() => manager.signoutRedirect({ post_logout_redirect_uri: goal }));
      } catch (cause) {
        throw toStepError('endSessionFailed', cause);
      }
    },
  } satisfies Partial<SignInEffects>;
};

/** Creates the effects of the sign-in machine. The library implements the protocol; the machine decides. */
export function createSignInEffects(ground: SignInGround): SignInEffects {
  const { manager, config } = ground;
  const checkIdToken = createIdTokenCheck(manager.metadataService, config);
  return {
    ...createRedirects(ground),
    readStoredTokens: async () => {
      requireTab(ground);
      const user = await manager.getUser();
      return user ? toTokens(user) : undefined;
    },
    revokeAndDelete: async () => {
      try {
        await manager.revokeTokens();
      } catch (cause) {
        throw toStepError('revokeFailed', cause);
      } finally {
        await manager.removeUser();
      }
    },
    authorizeSilently: async () =>
      // Does not use a refresh token even if there is one: the specification renews in the frame.
      toTokens(await manager.signinSilent({ forceIframeAuth: true, nonce: createNonce() })),
    verifyIdToken: (tokens) => checkIdToken(tokens),
    loadUserInfo: async (tokens, signal) =>
      fetchUserInfo(await manager.metadataService.getUserInfoEndpoint(), tokens, signal),
    recordFailure: ({ at }) => Promise.resolve().then(() => recordFailure(requireTab(ground), at)),
    leadRenewal,
    openTabs: openTabLine,
  };
}

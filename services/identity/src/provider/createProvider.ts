import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Log } from '@kmx/server/logging';
import { customerServiceId } from '../../../toolkit/src/access/customerServiceId';
import type { Accounts } from '../accounts/accounts';
import type { IdentityDatabase } from '../database/connect';
import { pagesPath, realmPath } from '../http/paths';
import { createIntrospection, createIssuedClaims, isAudience } from './accessTokens';
import { createAdapter, dropSession } from './adapter';
import { clientId } from './clientId';
import { claimsOfScopes, createClaims } from './createClaims';
import { isSignOutAddress, type SignOutRules } from './isSignOutAddress';
import type { ProviderSecrets } from './secrets';
import { recordOrigin } from './sessions';

/** All scopes that the portal may request. */
const scopes = ['openid', 'profile', 'email', 'fr:idm:*'];

const sessionSeconds = 8 * 60 * 60;

export interface ProviderPages {
  error: (context: KoaContextWithOIDC, code: string) => void;
  signOut: (context: KoaContextWithOIDC, form: string) => void;
  signedOut: (context: KoaContextWithOIDC) => void;
}

interface ProviderOptions extends SignOutRules {
  /** Origin of this service. */
  url: string;
  db: IdentityDatabase;
  accounts: Accounts;
  secrets: ProviderSecrets;
  /** The customer service authenticates with it at the introspection endpoint. */
  adminKey: string;
  tokenSeconds: number;
  pages: ProviderPages;
  log: Log;
}

/** ForgeRock's names below the realm. */
const routes = {
  authorization: '/authorize',
  token: '/access_token',
  userinfo: '/userinfo',
  jwks: '/connect/jwk_uri',
  end_session: '/connect/endSession',
  revocation: '/token/revoke',
  introspection: '/introspect',
} satisfies Configuration['routes'];

/**
 * Each authorization has its own grant: with the session's shared grant, revoking the tokens of one tab would end those
 * of all others. The portal is ours, so nobody has to consent.
 */
const createGrant: Configuration['loadExistingGrant'] = async (context) => {
  const { client, session, provider } = context.oidc;
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
};

const createFeatures = (pages: ProviderPages): Configuration['features'] => ({
  devInteractions: { enabled: false },
  revocation: {
    enabled: true,
    allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
  },
  introspection: {
    enabled: true,
    allowedPolicy: (_context, client, token) => isAudience(token, client.clientId),
  },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  // Tokens stay opaque: a JWT could not be ended, and user info and revocation would reject it.
  resourceIndicators: { enabled: false },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (context, form) => pages.signOut(context, form),
    postLogoutSuccessSource: (context) => pages.signedOut(context),
  },
});

/**
 * Prefixed behind TLS, so that no neighbouring host can set them. The library gives the short-lived ones paths of their
 * own.
 */
const createCookies = ({ url, secrets }: ProviderOptions): Configuration['cookies'] => {
  const keys = secrets.cookieKeys;
  const common = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  if (url.startsWith('https:'))
    return {
      names: {
        session: '__Host-am_session',
        interaction: '__Secure-am_interaction',
        resume: '__Secure-am_resume',
      },
      long: { ...common, path: '/', secure: true },
      short: { ...common, secure: true },
      keys,
    };
  return {
    // Ports do not separate cookies: on one machine the site receives these too, so they have names and a path.
    names: { session: 'am_session', interaction: 'am_interaction', resume: 'am_resume' },
    long: { ...common, path: '/am' },
    short: common,
    keys,
  };
};

const createConfiguration = (options: ProviderOptions): Configuration => ({
  adapter: (model) => createAdapter(options.db, model),
  jwks: options.secrets.jwks,
  clients: [
    {
      client_id: clientId,
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      // No refresh token: the portal renews silently, and what a browser does not hold cannot be stolen from it.
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: options.siteOrigins.flatMap((origin) => [
        `${origin}/callback`,
        `${origin}/blank-callback`,
      ]),
      post_logout_redirect_uris: options.siteOrigins.map((origin) => `${origin}/`),
    },
    {
      // Introspects tokens and requests none.
      client_id: customerServiceId,
      client_secret: options.adminKey,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: [],
      response_types: [],
      redirect_uris: [],
    },
  ],
  responseTypes: ['code'],
  scopes,
  claims: claimsOfScopes,
  // The site verifies the identity token alone and needs the roles in it.
  conformIdTokenClaims: false,
  extraTokenClaims: createIssuedClaims(options.url + realmPath),
  findAccount: async (_context, id) => {
    const row = await options.accounts.find(id);
    if (!row || row.is_active === 0) return undefined;
    return { accountId: id, claims: () => createClaims(row) };
  },
  loadExistingGrant: createGrant,
  // Tokens are bound to the session by its uid, which sign-out deletes; expiry with its newest grant would sign out
  // other tabs.
  expiresWithSession: () => false,
  pkce: { required: () => true },
  clientBasedCORS: (_context, origin) => options.siteOrigins.includes(origin),
  features: createFeatures(options.pages),
  routes,
  interactions: { url: (_context, interaction) => `${pagesPath}/login/${interaction.uid}` },
  cookies: createCookies(options),
  ttl: {
    AccessToken: options.tokenSeconds,
    IdToken: options.tokenSeconds,
    AuthorizationCode: 60,
    Interaction: 15 * 60,
    Session: sessionSeconds,
    Grant: sessionSeconds,
  },
  renderError: (context, response) => options.pages.error(context, response.error),
});

/** The library grants every preflight and checks the origin in the request after it. Metadata and keys are public. */
const rejectCrossOriginPreflights =
  (siteOrigins: readonly string[]): Parameters<Provider['use']>[0] =>
  async (context, next) => {
    const isOpen = context.path === routes.jwks || context.path.startsWith('/.well-known/');
    const isRejected = context.method === 'OPTIONS' && !siteOrigins.includes(context.get('Origin'));
    if (isRejected && !isOpen) {
      context.vary('Origin');
      context.status = 403;
      return;
    }
    await next();
  };

/** The OpenID provider of the realm: authorization code with PKCE (S256) for the portal's browser client. */
export const createProvider = (options: ProviderOptions): Provider => {
  const provider = new Provider(options.url + realmPath, createConfiguration(options));
  // The server sets the forwarded headers itself, from the configured address.
  provider.proxy = true;
  provider.Client.prototype.postLogoutRedirectUriAllowed = (address) => isSignOutAddress(address, options);
  // The response waits for the deletion: after a sign-out no token may still work.
  const endings = new WeakMap<object, Promise<void>>();
  provider.on('end_session.success', (context) => {
    const uid = context.oidc.entities.Session?.uid;
    if (uid === undefined) return;
    const ending = dropSession(options.db, uid).catch((error: unknown) =>
      options.log('error', 'A sign-out failed.', {}, error),
    );
    endings.set(context, ending);
    // Leaves the cache: browsers take seconds to empty it, and it contains no page of the provider.
    context.set('Clear-Site-Data', '"storage"');
  });
  const uses = new WeakMap<object, Promise<void>>();
  provider.on('authorization.success', (context) => {
    const { session } = context.oidc;
    if (session?.accountId === undefined) return;
    const { uid, accountId } = session;
    const use = recordOrigin(options.db, { uid, accountId }, context.get('user-agent'));
    uses.set(
      context,
      use.catch((error: unknown) =>
        options.log('warn', 'The browser of a session was not recorded.', {}, error),
      ),
    );
  });
  // Names the session in tokens, so that services can refer to it.
  provider.Client.prototype.includeSid = () => true;
  provider.use(rejectCrossOriginPreflights(options.siteOrigins));
  provider.use(createIntrospection(options));
  provider.use(async (context, next) => {
    await next();
    await endings.get(context);
    await uses.get(context);
  });
  provider.on('server_error', (_context, error) => options.log('error', 'The provider failed.', {}, error));
  return provider;
};

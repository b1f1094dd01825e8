import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { securityPath } from '@kmx/contract/security';
import { createClientAddress, type ProxyTrust } from '@kmx/server/http';
import type { Log } from '@kmx/server/logging';
import { createHttpServer, type Handler } from '../../toolkit/src/http/createHttpServer';
import { sendJson } from '../../toolkit/src/http/send';
import { adminPath } from './admin/adminRoute';
import { logRequest } from './http/logRequest';
import type { PageRequest } from './http/pageRequest';
import { pagesPath, realmPath } from './http/paths';
import type { Pages } from './pages/pages';

type PageRoute = (page: PageRequest) => Promise<void>;

interface ServerDependencies {
  /** Origin of this service as browsers see it. */
  url: string;
  siteOrigins: readonly string[];
  trustedProxies: ProxyTrust;
  provider: Provider;
  /** Resolves to false if the request was rejected because of too many authorizations. */
  admitAuthorization: (page: PageRequest) => Promise<boolean>;
  pages: Pages;
  sendAsset: (name: string, response: ServerResponse) => boolean;
  handleSignIn: (page: PageRequest, uid: string) => Promise<void>;
  /** By the last segment of their path. */
  pageRoutes: Readonly<Record<'invitation' | 'reset' | 'forgot', PageRoute>>;
  handleSecurity: PageRoute;
  handleAdmin: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;
  /** Rejects while the database cannot be read or written. */
  checkDatabase: () => Promise<unknown>;
  log: Log;
}

const receivingMilliseconds = 15_000;

/**
 * Passes requests below the realm to the provider. The provider derives its own address from the request, so the
 * configured one is set, whatever host the visitor claims.
 */
const createRealmHandler = ({ provider, url }: ServerDependencies) => {
  const handle = provider.callback();
  const { host, protocol } = new URL(url);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '';
    delete request.headers['x-forwarded-host'];
    request.headers.host = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    Object.assign(request, { originalUrl: address, url: address.slice(realmPath.length) });
    await handle(request, response);
  };
};

const createPageHandler = ({ handleSignIn, pageRoutes, pages, sendAsset }: ServerDependencies): PageRoute => {
  const isRoute = (name: string): name is keyof typeof pageRoutes => Object.hasOwn(pageRoutes, name);
  return async (page) => {
    const name = page.url.pathname.slice(pagesPath.length + 1);
    const uid = /^login\/([\w-]+)$/.exec(name)?.[1];
    if (uid !== undefined) return handleSignIn(page, uid);
    if (isRoute(name)) return pageRoutes[name](page);
    if (name.startsWith('assets/') && sendAsset(name.slice('assets/'.length), page.response)) return;
    pages.sendNotice(page, 404, 'notFound');
  };
};

const createHandler = (dependencies: ServerDependencies): Handler => {
  const handleRealm = createRealmHandler(dependencies);
  const handlePage = createPageHandler(dependencies);
  const addressOf = createClientAddress(dependencies.trustedProxies);
  return async (request, response, url) => {
    const { pathname } = url;
    if (pathname === '/healthz') return sendJson(response, 200, { status: 'ok' });
    if (pathname === '/readyz') {
      return dependencies.checkDatabase().then(
        () => sendJson(response, 200, { status: 'ready' }),
        () =>
          sendJson(response, 503, { status: 'not ready', reason: 'The database cannot be read or written.' }),
      );
    }
    // Sites on other domains may register passkeys of this host (WebAuthn 3, 5.11).
    if (pathname === '/.well-known/webauthn')
      return sendJson(response, 200, { origins: dependencies.siteOrigins });
    logRequest(request, response, url, dependencies.log);
    if (pathname === adminPath || pathname.startsWith(`${adminPath}/`))
      return dependencies.handleAdmin(request, response, url);
    const page: PageRequest = {
      request,
      response,
      url,
      address: addressOf(request),
    };
    if (pathname === securityPath || pathname.startsWith(`${securityPath}/`))
      return dependencies.handleSecurity(page);
    const respond = async (): Promise<void> => {
      if (pathname.startsWith(`${realmPath}/`))
        return (await dependencies.admitAuthorization(page)) ? handleRealm(request, response) : undefined;
      return pathname.startsWith(`${pagesPath}/`)
        ? handlePage(page)
        : dependencies.pages.sendNotice(page, 404, 'notFound');
    };
    return respond().catch((error: unknown) => {
      if (response.headersSent) throw error;
      dependencies.log('error', 'A page failed.', {}, error);
      dependencies.pages.sendNotice(page, 500, 'broken');
    });
  };
};

/** The service over HTTP: the realm, its pages, the accounts for the customer service, /healthz and /readyz. */
export const createIdentityServer = (dependencies: ServerDependencies): Server =>
  createHttpServer(createHandler(dependencies), {
    service: 'identity',
    receivingMilliseconds,
    isBehindTls: dependencies.url.startsWith('https:'),
  });

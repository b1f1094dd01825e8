import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { securityPath } from '@kmx/contract/security';
import { createClientAddress, type ProxyTrust } from '@kmx/server/http';
import { createHttpServer, type Handler } from '../../toolkit/src/http/createHttpServer';
import { sendJson } from '../../toolkit/src/http/send';
import { adminPath } from './admin/adminRoute';
import { logRequest } from './http/logRequest';
import type { PageRequest } from './http/pageRequest';
import { pagesPath, realmPath } from './http/paths';
import type { Pages } from './pages/pages';

type PageRoute = (page: PageRequest) => Promise<void>;

interface ServerParts {
  /** Origin of this service as browsers see it. */
  url: string;
  trustedProxies: ProxyTrust;
  provider: Provider;
  /** False when the request was answered: too many of its kind. */
  admitAuthorization: (page: PageRequest) => Promise<boolean>;
  pages: Pages;
  sendAsset: (name: string, response: ServerResponse) => boolean;
  answerSignIn: (page: PageRequest, uid: string) => Promise<void>;
  /** By the last part of their path. */
  pageRoutes: Readonly<Record<'invitation' | 'reset' | 'forgot', PageRoute>>;
  handleSecurity: PageRoute;
  answerAdmin: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;
  /** Rejects while the database cannot be read or written. */
  checkDatabase: () => Promise<unknown>;
  log: (line: string) => void;
}

const receivingMilliseconds = 15_000;

/**
 * Hands a request below the realm to the provider, which takes its own address from the request: it is told the
 * configured one, whatever host the visitor claims.
 */
const createRealmHandler = ({ provider, url }: ServerParts) => {
  const answer = provider.callback();
  const { host, protocol } = new URL(url);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '';
    delete request.headers['x-forwarded-host'];
    request.headers.host = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    Object.assign(request, { originalUrl: address, url: address.slice(realmPath.length) });
    await answer(request, response);
  };
};

const createPageHandler = ({ answerSignIn, pageRoutes, pages, sendAsset }: ServerParts): PageRoute => {
  const isRoute = (name: string): name is keyof typeof pageRoutes => Object.hasOwn(pageRoutes, name);
  return async (page) => {
    const name = page.url.pathname.slice(pagesPath.length + 1);
    const uid = /^login\/([\w-]+)$/.exec(name)?.[1];
    if (uid !== undefined) return answerSignIn(page, uid);
    if (isRoute(name)) return pageRoutes[name](page);
    if (name.startsWith('assets/') && sendAsset(name.slice('assets/'.length), page.response)) return;
    pages.sendNotice(page, 404, 'notFound');
  };
};

const createHandler = (parts: ServerParts): Handler => {
  const answerRealm = createRealmHandler(parts);
  const answerPage = createPageHandler(parts);
  const addressOf = createClientAddress(parts.trustedProxies);
  return async (request, response, url) => {
    const { pathname } = url;
    if (pathname === '/healthz') return sendJson(response, 200, { status: 'ok' });
    if (pathname === '/readyz') {
      return parts.checkDatabase().then(
        () => sendJson(response, 200, { status: 'ready' }),
        () =>
          sendJson(response, 503, { status: 'not ready', reason: 'The database cannot be read or written.' }),
      );
    }
    logRequest(request, response, url, parts.log);
    if (pathname === adminPath || pathname.startsWith(`${adminPath}/`))
      return parts.answerAdmin(request, response, url);
    const page: PageRequest = {
      request,
      response,
      url,
      address: addressOf(request),
    };
    if (pathname === securityPath || pathname.startsWith(`${securityPath}/`))
      return parts.handleSecurity(page);
    const respond = async (): Promise<void> => {
      if (pathname.startsWith(`${realmPath}/`))
        return (await parts.admitAuthorization(page)) ? answerRealm(request, response) : undefined;
      return pathname.startsWith(`${pagesPath}/`)
        ? answerPage(page)
        : parts.pages.sendNotice(page, 404, 'notFound');
    };
    return respond().catch((error: unknown) => {
      if (response.headersSent) throw error;
      parts.log(`a page failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      parts.pages.sendNotice(page, 500, 'broken');
    });
  };
};

/** The service over HTTP: the realm, its pages, the accounts for the customer service, /healthz and /readyz. */
export const createIdentityServer = (parts: ServerParts): Server =>
  createHttpServer(createHandler(parts), {
    service: 'identity',
    receivingMilliseconds,
    isBehindTls: parts.url.startsWith('https:'),
  });

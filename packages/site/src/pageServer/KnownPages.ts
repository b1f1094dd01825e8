import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { localeCookieName, visitCookieNames } from '@kmx/core';

import { pageAccessCookieName } from '@/server/access/pageAccess';
import type { Moment } from '@/server/content/InvalidationLog';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { editorCookieName } from '@/server/editor/editorSession';
import { requestOrigin } from '@/server/http/requestOrigin';
import { originalMethodHeader, originalUrlHeader } from '@/server/nodeServer/originalRequest';
import { readerSessionCookieName } from '@/server/session/readerSession';

/** The routing decision of an address that shows a stored page to everybody. */
interface KnownPage {
  /** Key of the stored document. */
  readonly key: string;
  /** Tags of everything that the decision was made from. */
  readonly tags: readonly string[];
  readonly decidedAt: Moment;
}

/** Far more than the pages of all sites; addresses with a query are not among them. */
const maxAddresses = 10_000;

const cookieNames = [
  localeCookieName,
  ...Object.values(visitCookieNames),
  pageAccessCookieName,
  readerSessionCookieName,
  editorCookieName,
];
const decisiveCookie = new RegExp(`(?:^|;\\s*)(?:${cookieNames.join('|')})=`);

const headersOf = ({ headers }: IncomingMessage): Pick<Headers, 'get'> => ({
  get: (name) => headers[name]?.toString() ?? null,
});

function addressOf(request: IncomingMessage): string {
  const { protocol, currentHost } = requestOrigin(headersOf(request));
  return `${protocol}://${currentHost}${request.url ?? ''}`;
}

/** Has a query, or a target or method that the framework would not understand as it was sent. */
const isUnusual = ({ url, headers }: IncomingMessage) =>
  url === undefined ||
  url.includes('?') ||
  url !== headers[originalUrlHeader] ||
  headers[originalMethodHeader] !== undefined;

/** A reader who comes from the same host in another locale has chosen this one, and gets the cookie that says so. */
function isWithinLocale(address: string, referer: string): boolean {
  const origin = address.slice(0, address.indexOf('/', 8));
  if (!referer.startsWith(`${origin}/`)) return true;
  const localeOf = (url: string) => url.slice(origin.length + 1).split(/[/?#]/, 1)[0];
  return localeOf(referer) === localeOf(address);
}

/**
 * Decisions for addresses whose page is the same for everybody, so that a request without a cookie of ours is answered
 * from the store without being routed again. A publication that touches the site makes them void.
 */
export class KnownPages {
  private readonly pages = new LRUCache<string, KnownPage>({ max: maxAddresses });

  /** The key of the stored document, where nothing about the request could decide otherwise. */
  find(request: IncomingMessage): string | undefined {
    const { cookie, referer } = request.headers;
    if (isUnusual(request) || (cookie !== undefined && decisiveCookie.test(cookie))) return undefined;
    const address = addressOf(request);
    const page = this.pages.get(address);
    if (!page || pageInvalidations().isStale(page.decidedAt, page.tags)) return undefined;
    return referer === undefined || isWithinLocale(address, referer) ? page.key : undefined;
  }

  /** Records a decision that was begun at a moment. */
  record(request: IncomingMessage, page: KnownPage): void {
    if (!isUnusual(request)) this.pages.set(addressOf(request), page);
  }
}

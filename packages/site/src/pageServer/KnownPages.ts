import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { localeCookieName, visitCookieNames } from '@kmx/core';

import { readPageAddress } from './pageAddress';
import { pageAccessCookieName } from '@/server/access/pageAccess';
import type { Moment } from '@/server/content/InvalidationLog';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { editorCookieName } from '@/server/editor/editorSession';
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
    if (cookie !== undefined && decisiveCookie.test(cookie)) return undefined;
    const address = readPageAddress(request);
    if (address === undefined) return undefined;
    const page = this.pages.get(address);
    if (!page || pageInvalidations().isStale(page.decidedAt, page.tags)) return undefined;
    return referer === undefined || isWithinLocale(address, referer) ? page.key : undefined;
  }

  /** Records a decision that was begun at a moment. */
  record(request: IncomingMessage, page: KnownPage): void {
    const address = readPageAddress(request);
    if (address !== undefined) this.pages.set(address, page);
  }
}

import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { localeCookieName, visitCookieNames } from '@kmx/core';

import { readPageAddress } from './pageAddress';
import { pageAccessCookieName } from '@/server/access/pageAccess';
import type { Moment } from '@/server/content/InvalidationLog';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { editorCookieName } from '@/server/editorAccess/editorSession';
import { readerSessionCookieName } from '@/server/session/readerSession';

/** Routing decision for an address that shows the same stored page to everyone. */
interface KnownPage {
  /** Key of the stored document. */
  readonly key: string;
  /** Tags of everything the decision depends on. */
  readonly tags: readonly string[];
  readonly decidedAt: Moment;
}

/** Far more than the pages of all sites; addresses with a query are excluded. */
const maxAddresses = 10_000;

const cookieNames = [
  localeCookieName,
  ...Object.values(visitCookieNames),
  pageAccessCookieName,
  readerSessionCookieName,
  editorCookieName,
];
const decisiveCookie = new RegExp(`(?:^|;\\s*)(?:${cookieNames.join('|')})=`);

/**
 * A reader who comes from another locale of the same host has chosen this one, and gets the locale cookie.
 */
function isWithinLocale(address: string, referer: string): boolean {
  const origin = address.slice(0, address.indexOf('/', 8));
  if (!referer.startsWith(`${origin}/`)) return true;
  const localeOf = (url: string) => url.slice(origin.length + 1).split(/[/?#]/, 1)[0];
  return localeOf(referer) === localeOf(address);
}

/**
 * Caches routing decisions for pages that are the same for everyone, so that requests without one of our
 * cookies are served from the store without routing. Publications invalidate the decisions of their site.
 */
export class KnownPages {
  private readonly pages = new LRUCache<string, KnownPage>({ max: maxAddresses });

  /** Returns the decision if nothing in the request could change it. */
  find(request: IncomingMessage): KnownPage | undefined {
    const { cookie, referer } = request.headers;
    if (cookie !== undefined && decisiveCookie.test(cookie)) return undefined;
    const address = readPageAddress(request);
    if (address === undefined) return undefined;
    const page = this.pages.get(address);
    if (!page || pageInvalidations().isStale(page.decidedAt, page.tags)) return undefined;
    return referer === undefined || isWithinLocale(address, referer) ? page : undefined;
  }

  /** `decidedAt` is the start of the decision: later invalidations make it stale. */
  record(request: IncomingMessage, page: KnownPage): void {
    const address = readPageAddress(request);
    if (address !== undefined) this.pages.set(address, page);
  }
}

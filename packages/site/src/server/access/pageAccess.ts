import { isSameText } from '../isSameText';

import { keyedHash } from './keyedHash';

/** Remembers for a browser's session which pages were opened with their password. */
export const pageAccessCookieName = 'page-access';

/** What a cookie holds at most; the oldest is dropped first, so that the header stays below 2 kB. */
const maxGrants = 20;

const between = '|';

const createGrant = (pageId: string, version: string) =>
  `${encodeURIComponent(pageId)}.${keyedHash('page-access', pageId, version)}`;

const readGrants = (cookie: string | undefined) => (cookie ?? '').split(between, maxGrants).filter(Boolean);

const pageOf = (grant: string) => grant.slice(0, grant.lastIndexOf('.'));

/**
 * Whether the cookie `page-access` holds a grant of ours for the page and the version of its password.
 * A page without a version cannot be unlocked; a changed password locks it again.
 */
export function isUnlocked(cookie: string | undefined, pageId: string, version: string | null): boolean {
  if (!version) return false;
  const expected = createGrant(pageId, version);
  return readGrants(cookie).some((grant) => isSameText(grant, expected));
}

/** The cookie's new value once a page was opened: its grant comes last, one for an older password goes. */
export function addGrant(cookie: string | undefined, pageId: string, version: string): string {
  const others = readGrants(cookie).filter((grant) => pageOf(grant) !== encodeURIComponent(pageId));
  return [...others, createGrant(pageId, version)].slice(-maxGrants).join(between);
}

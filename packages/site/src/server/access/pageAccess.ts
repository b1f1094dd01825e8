import { isSameText } from '../isSameText';

import { keyedHash } from '../keyedHash';

/** Session cookie with the pages that were unlocked with their password. */
export const pageAccessCookieName = 'page-access';

/** Limits the cookie to about 2 kB; the oldest grant is dropped first. */
const maxGrants = 20;

const between = '|';

const createGrant = (pageId: string, version: string) =>
  `${encodeURIComponent(pageId)}.${keyedHash('page-access', pageId, version)}`;

const readGrants = (cookie: string | undefined) => (cookie ?? '').split(between, maxGrants).filter(Boolean);

const pageOf = (grant: string) => grant.slice(0, grant.lastIndexOf('.'));

/**
 * Checks for a valid grant for the page and the version of its password. Changing the password revokes all
 * grants; a page without a version cannot be unlocked.
 */
export function isUnlocked(cookie: string | undefined, pageId: string, version: string | null): boolean {
  if (!version) return false;
  const expected = createGrant(pageId, version);
  return readGrants(cookie).some((grant) => isSameText(grant, expected));
}

/** Returns the cookie's new value with a grant for the page, replacing grants for older passwords. */
export function addGrant(cookie: string | undefined, pageId: string, version: string): string {
  const others = readGrants(cookie).filter((grant) => pageOf(grant) !== encodeURIComponent(pageId));
  return [...others, createGrant(pageId, version)].slice(-maxGrants).join(between);
}

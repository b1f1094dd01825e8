/** The sites, and the locales their paths may begin with; undefined: whatever looks like a locale. */
export interface SignOutRules {
  siteOrigins: readonly string[];
  locales: readonly string[] | undefined;
}

const afterSignOut =
  /^(?:\/(?<locale>[a-z]{2,3}(?:-[a-z]{2,3})?))?(?:\/|\/callback|\/mykomax(?:\/logout)?)?$/;

/** Origin and path, or null for an address that is written in any other way than its plainest one. */
const readPlainAddress = (address: string): URL | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = [url.origin + url.pathname, ...(url.pathname === '/' ? [url.origin] : [])];
  return plain.includes(address) ? url : null;
};

/**
 * Decides if a browser may be sent there after sign-out: a home page, a callback or the portal of a known site. By rule, since
 * nothing secret is sent along and the home pages are as many as the locales; where codes are sent is compared exactly.
 */
export const isSignOutAddress = (address: string, { siteOrigins, locales }: SignOutRules): boolean => {
  const url = readPlainAddress(address);
  if (!url || !siteOrigins.includes(url.origin)) return false;
  const match = afterSignOut.exec(url.pathname);
  if (!match) return false;
  const locale = match.groups?.locale;
  return locale === undefined || locales === undefined || locales.includes(locale);
};

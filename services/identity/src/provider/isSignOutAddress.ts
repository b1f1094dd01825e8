/** Sites, and the locales that their paths may begin with; undefined: any that looks like a locale. */
export interface SignOutRules {
  siteOrigins: readonly string[];
  locales: readonly string[] | undefined;
}

const afterSignOut =
  /^(?:\/(?<locale>[a-z]{2,3}(?:-[a-z]{2,3})?))?(?:\/|\/callback|\/mykomax(?:\/logout)?)?$/;

/** Returns origin and path, or null for an address that is not in its plainest spelling. */
const readPlainAddress = (address: string): URL | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = [url.origin + url.pathname, ...(url.pathname === '/' ? [url.origin] : [])];
  return plain.includes(address) ? url : null;
};

/**
 * Decides whether a browser may be redirected to an address after sign-out: a home page, a callback or the portal of a
 * known site. A rule is enough, since the redirect carries no secret and there are as many home pages as locales.
 * Addresses that receive codes are compared exactly.
 */
export const isSignOutAddress = (address: string, { siteOrigins, locales }: SignOutRules): boolean => {
  const url = readPlainAddress(address);
  if (!url || !siteOrigins.includes(url.origin)) return false;
  const match = afterSignOut.exec(url.pathname);
  if (!match) return false;
  const locale = match.groups?.locale;
  return locale === undefined || locales === undefined || locales.includes(locale);
};

/** The sites, and the locales their paths may begin with; undefined: whatever looks like a locale. */
export interface ReturnRules {
  siteOrigins: readonly string[];
  locales: readonly string[] | undefined;
}

const afterSignIn = /^(?:\/(?<locale>[a-z]{2,3}(?:-[a-z]{2,3})?))?\/callback$/;
const afterSignOut =
  /^(?:\/(?<locale>[a-z]{2,3}(?:-[a-z]{2,3})?))?(?:\/|\/callback|\/mykomax(?:\/logout)?)?$/;

/** Origin and path, or null for an address that is written in any other way than its plainest one. */
const readPlainAddress = (address: string): URL | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = [url.origin + url.pathname, ...(url.pathname === '/' ? [url.origin] : [])];
  return plain.includes(address) ? url : null;
};

const isAllowed = (address: string, { siteOrigins, locales }: ReturnRules, path: RegExp): boolean => {
  const url = readPlainAddress(address);
  if (!url || !siteOrigins.includes(url.origin)) return false;
  const match = path.exec(url.pathname);
  if (!match) return false;
  const locale = match.groups?.locale;
  return locale === undefined || locales === undefined || locales.includes(locale);
};

/** Whether a code may be sent there: `/callback` of a locale or of none, or `/blank-callback`, of a known site. */
export const isRedirectAddress = (address: string, rules: ReturnRules): boolean =>
  rules.siteOrigins.some((origin) => address === `${origin}/blank-callback`) ||
  isAllowed(address, rules, afterSignIn);

/** Whether a browser may be sent there after sign-out: a home page, a callback or the portal of a known site. */
export const isSignOutAddress = (address: string, rules: ReturnRules): boolean =>
  isAllowed(address, rules, afterSignOut);

import { isLanguageCode } from '@kmx/contract/locales';
import { siteBelow, type SiteAddress } from '../documents/siteAddresses';
import addresses from './applicationAddresses.json';
import { mainSiteKey } from './reservedAddresses';

const exact = new Map(Object.entries(addresses.exact));
const exactOnMainSite = new Map(Object.entries(addresses.exactOnMainSite));
const below = new Map(Object.entries(addresses.below));

/** Source of a redirect. Paths are normalised. */
export interface RedirectSource {
  previousUrl: string;
  /** `undefined`: every site. */
  site: SiteAddress | undefined;
}

const ownerOf = ({ previousUrl, site }: RedirectSource, first: string): string | undefined => {
  const owner = exact.get(previousUrl) ?? below.get(first);
  return owner ?? (site?.key === mainSiteKey ? exactOnMainSite.get(previousUrl) : undefined);
};

const isLocale = (segment: string): boolean =>
  /^[a-z]{2}(-[a-z]{2})?$/.test(segment) && isLanguageCode(segment.slice(0, 2));

/**
 * Reason for which no request is ever looked up at this previous address, in a sentence for the editor; undefined when some
 * would. The site removes a locale and the slug of a site from a path, and its own routes take precedence.
 */
export const findSourceProblem = (
  source: RedirectSource,
  sites: readonly SiteAddress[],
): string | undefined => {
  const [first = '', ...rest] = source.previousUrl.split('/').filter(Boolean);
  const inside = `/${rest.join('/')}`;
  if (isLocale(first))
    return `A previous address has no locale, since it holds in every language. Enter ${inside} instead of ${source.previousUrl}.`;
  const owner = ownerOf(source, first);
  if (owner !== undefined)
    return `At ${source.previousUrl} the site itself shows ${owner}, so this redirect would never act. Choose another previous address.`;
  const other = siteBelow(first, source.site, sites);
  return (
    other &&
    `Addresses below /${first} belong to the site "${other.name}". Choose that site, and enter ${inside} as the previous address.`
  );
};

/** Slug of the product or classification at a previous address, or undefined if the address cannot have one. */
export const productSlugAt = ({ previousUrl, site }: RedirectSource): string | undefined =>
  site?.key === mainSiteKey && previousUrl.startsWith('/products/')
    ? previousUrl.split('/').at(-1)
    : undefined;

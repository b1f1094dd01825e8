import { isLanguageCode } from '@kmx/contract/locales';
import { homeSlug } from '../paths/homeSlug';

import type { RouteLocation } from './RouteLeg';
import type { RouteSite } from './RouteResolution';

/** Home stands at the site's root, and what is below it directly there (section 2.1: both default to home). */
function withoutHome(segments: readonly string[]): readonly string[] {
  return segments.length <= 2 && segments[0] === homeSlug ? withoutHome(segments.slice(1)) : segments;
}

/**
 * The one address of a place inside a site: the site's slug as it is configured, no locale that is the site's without one,
 * and no `home` where it is left out (section 2.1); `undefined` when the place has it already.
 */
export function decideCanonicalLocation<TSite extends RouteSite>({
  address,
  site,
  domain,
  rest,
  localePrefix,
}: RouteLocation<TSite>): string | undefined {
  const isLocaleless =
    localePrefix !== undefined && isLanguageCode(localePrefix) && localePrefix === site.localelessLanguage;
  const segments = [
    ...(localePrefix === undefined || isLocaleless ? [] : [localePrefix]),
    ...(domain.slug ? [encodeURIComponent(domain.slug)] : []),
    ...withoutHome(rest.split('/').filter(Boolean)),
  ];
  const canonical = `/${segments.join('/')}`;
  return canonical === address.path ? undefined : canonical;
}

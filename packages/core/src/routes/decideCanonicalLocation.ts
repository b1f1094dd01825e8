import { isLanguageCode } from '@kmx/contract/locales';
import { homeSlug } from '../paths/homeSlug';

import type { RouteLocation } from './RouteLeg';
import type { RouteSite } from './RouteResolution';

/** Home is the site's root, and its children are directly below the root (section 2.1: both default to home). */
function withoutHome(segments: readonly string[]): readonly string[] {
  return segments.length <= 2 && segments[0] === homeSlug ? withoutHome(segments.slice(1)) : segments;
}

/**
 * Returns the canonical path of an address inside a site: the configured site slug, no locale prefix for the site's
 * unprefixed language, and no `home` (section 2.1); `undefined` if the address is canonical.
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

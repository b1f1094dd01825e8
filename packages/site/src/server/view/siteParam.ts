import {
  createLocale,
  parseLocale,
  parseMeasurementSystem,
  type Locale,
  type MeasurementSystem,
} from '@kmx/core';

/** Which site a rendered page belongs to, and in which variant of it. */
export interface SiteVariant {
  siteKey: string;
  /** Drawn with what the next release brings. */
  isNextRelease: boolean;
  /** Drawn in the pseudo-locale, to see what longer words do to the layout. */
  isPseudo: boolean;
  /** What the reader chose where it decides how a page is drawn, and is not what the country has anyway. */
  measurement?: MeasurementSystem;
}

/** A site's variant in a locale: where every rendered page stands. */
export interface Place extends SiteVariant {
  locale: Locale;
}

const separator = '~';
const nextRelease = 'next';
const pseudo = 'pseudo';

/**
 * The first segment of an internal address: `main`, `next~main`, `imperial~main`. A variant is part of the address, so that
 * it has its own entries in every cache ("prefixing cache keys", section 2.2).
 */
export function writeSiteParam({ siteKey, isNextRelease, isPseudo, measurement }: SiteVariant): string {
  const prefixes = [
    ...(isNextRelease ? [nextRelease] : []),
    ...(isPseudo ? [pseudo] : []),
    ...(measurement ? [measurement.toLowerCase()] : []),
  ];
  return [...prefixes, siteKey].join(separator);
}

/** Reads what `writeSiteParam` wrote; Next hands path segments over percent-encoded. */
export function readSiteParam(param: string): SiteVariant {
  const parts = decodeURIComponent(param).split(separator);
  const prefixes = parts.slice(0, -1);
  const measurement = prefixes.map(parseMeasurementSystem).find((system) => system !== null);
  return {
    siteKey: parts.at(-1) ?? '',
    isNextRelease: prefixes.includes(nextRelease),
    isPseudo: prefixes.includes(pseudo),
    ...(measurement && { measurement }),
  };
}

/** The first two segments of an internal address; the proxy wrote them, so anything else is a mistake of ours. */
export function readPlace({ site, locale }: { site: string; locale: string }): Place {
  const parsed = parseLocale(locale);
  return { ...readSiteParam(site), locale: parsed.ok ? parsed.value : createLocale('en') };
}

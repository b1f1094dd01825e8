import {
  createLocale,
  parseLocale,
  parseMeasurementSystem,
  type Locale,
  type MeasurementSystem,
} from '@kmx/core';

/** A site and the variant in which its pages are rendered. */
export interface SiteVariant {
  siteKey: string;
  /** Rendered with features of the next release. */
  isNextRelease: boolean;
  /** Rendered in the pseudo-locale, to test the layout with longer texts. */
  isPseudo: boolean;
  /** The reader's choice on pages that depend on it; undefined if it equals the country's. */
  measurement?: MeasurementSystem;
}

export interface SiteContext extends SiteVariant {
  locale: Locale;
}

const separator = '~';
const nextRelease = 'next';
const pseudo = 'pseudo';

/**
 * Returns the first segment of an internal address: `main`, `next~main`, `imperial~main`. As part of the
 * address, variants have separate entries in every cache ("prefixing cache keys", section 2.2).
 */
export function writeSiteParam({ siteKey, isNextRelease, isPseudo, measurement }: SiteVariant): string {
  const prefixes = [
    ...(isNextRelease ? [nextRelease] : []),
    ...(isPseudo ? [pseudo] : []),
    ...(measurement ? [measurement.toLowerCase()] : []),
  ];
  return [...prefixes, siteKey].join(separator);
}

/** Parses the result of `writeSiteParam`; Next.js passes path segments percent-encoded. */
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

/**
 * Parses the first two segments of an internal address; throws if they are invalid, because the proxy created
 * them.
 */
export function readSiteContext({ site, locale }: { site: string; locale: string }): SiteContext {
  const parsed = parseLocale(locale);
  return { ...readSiteParam(site), locale: parsed.ok ? parsed.value : createLocale('en') };
}

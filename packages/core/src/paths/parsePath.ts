import type { LanguageCode } from '@kmx/contract/locales';
import { createLocale } from '../locales/createLocale';
import { parseLocale } from '../locales/parseLocale';
import type { Locale } from '../types/Locale';
import { fail, ok, type Result } from '../types/Result';

import { homeSlug } from './homeSlug';
import { splitPath, type PathSegment } from './splitPath';

export interface PathSite {
  /** Slug of the matched domain; none for a domain without a slug. */
  readonly siteSlug?: string | null;
  /** Language of paths without a locale prefix. */
  readonly localelessLanguage?: LanguageCode | null;
}

export interface ParsedPath {
  /** In lower case, even if the locale is not offered. */
  readonly localePrefix?: string;
  /**
   * Locale of the prefix, or of a path without one; absent if the site has no such path, or for an unsupported
   * language.
   */
  readonly locale?: Locale;
  readonly isLocaleless: boolean;
  readonly siteSlug?: string;
  /** Segments before the parent, the outermost first. */
  readonly ancestors: readonly string[];
  readonly parentSlug: string;
  readonly pageSlug: string;
}

export interface MalformedPath {
  readonly code: 'malformedPath';
  readonly path: string;
  readonly segment: string;
}

function decodeAll(path: string, segments: readonly PathSegment[]): Result<readonly string[], MalformedPath> {
  const slugs: string[] = [];
  for (const { raw, decoded } of segments) {
    if (decoded === undefined) return fail({ code: 'malformedPath', path, segment: raw });
    slugs.push(decoded);
  }
  return ok(slugs);
}

function localeOf(prefix: string | undefined, { localelessLanguage }: PathSite): Locale | undefined {
  if (prefix === undefined) return localelessLanguage ? createLocale(localelessLanguage) : undefined;
  const parsed = parseLocale(prefix);
  return parsed.ok ? parsed.value : undefined;
}

/**
 * Parses a whole path: "optional locale prefix, then optional site slug, then parent slug and page slug" (section
 * 2.1). Removes the site slug only if present; fails with `malformedPath`, which results in 404.
 */
export function parsePath(path: string, site: PathSite = {}): Result<ParsedPath, MalformedPath> {
  const { localePrefix, segments } = splitPath(path);
  const decoded = decodeAll(path, segments);
  if (!decoded.ok) return decoded;
  const hasSiteSlug =
    Boolean(site.siteSlug) && decoded.value[0]?.toLowerCase() === site.siteSlug?.toLowerCase();
  const slugs = hasSiteSlug ? decoded.value.slice(1) : decoded.value;
  const locale = localeOf(localePrefix?.urlCode, site);
  return ok({
    ...(localePrefix && { localePrefix: localePrefix.urlCode }),
    ...(locale && { locale }),
    isLocaleless: !localePrefix && Boolean(site.localelessLanguage),
    ...(hasSiteSlug && site.siteSlug && { siteSlug: site.siteSlug }),
    ancestors: slugs.slice(0, -2),
    parentSlug: slugs.at(-2) ?? homeSlug,
    pageSlug: slugs.at(-1) ?? homeSlug,
  });
}

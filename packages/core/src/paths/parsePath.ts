import type { LanguageCode } from '@kmx/contract/locales';
import { createLocale } from '../locales/createLocale';
import { parseLocale } from '../locales/parseLocale';
import type { Locale } from '../types/Locale';
import { fail, ok, type Result } from '../types/Result';

import { homeSlug } from './homeSlug';
import { splitPath, type PathSegment } from './splitPath';

/** What the path's site lends to its reading. */
export interface PathSite {
  /** The slug of the domain that matched the request; none for a domain of its own. */
  readonly siteSlug?: string | null;
  /** The language of this site's paths without a locale prefix. */
  readonly localelessLanguage?: LanguageCode | null;
}

/** A path, taken apart; every segment is percent-decoded. */
export interface ParsedPath {
  /** The prefix in lower case, whether or not anybody offers it. */
  readonly localePrefix?: string;
  /** The locale of the prefix, or of a locale-less path; absent when there is neither, or the prefix is in no language of ours. */
  readonly locale?: Locale;
  readonly isLocaleless: boolean;
  readonly siteSlug?: string;
  /** What stands before the parent, the outermost first. */
  readonly ancestors: readonly string[];
  readonly parentSlug: string;
  readonly pageSlug: string;
}

/** A path whose percent-encoding is broken, or hides what no slug holds. */
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
 * Takes a whole path apart: "optional locale prefix, then optional site slug, then parent slug and page slug" (section 2.1).
 * The site slug is taken off only where it stands; fails with `malformedPath`, which is answered as not found.
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

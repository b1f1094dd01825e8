import {
  decideContentLanguage,
  isAvailableIn,
  otherVersions,
  pageUrl,
  replaceLocale,
  searchPages,
  suggestPages,
} from '@kmx/core';

import type { IndexedPage } from '../content/pages.schema';

import type { SiteView } from './createSiteView';
import { describeLocale } from './decideLocaleLinks';

const nearestLimit = 5;
const versionLimit = 12;
const resultLimit = 20;
const shownCharacters = 200;

interface NotFoundLink {
  text: string;
  href: string;
}

interface NotFoundVersion extends NotFoundLink {
  /** Language of the linked page, such as `de-CH`. */
  hrefLang: string;
}

export interface NotFound {
  /** The missing path, decoded for display. */
  path: string;
  query: string;
  /** Search results; empty without a query. */
  results: NotFoundLink[];
  nearest: NotFoundLink[];
  versions: NotFoundVersion[];
}

/** A path with malformed encoding is shown as it is. */
function readablePath(path: string): string {
  const short = path.slice(0, shownCharacters);
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

/**
 * Checks that the reader can open a page: available in the country and a site language, and not protected.
 */
function isOpen(page: IndexedPage, { locale, site }: SiteView): boolean {
  const language = decideContentLanguage({ pageLanguages: page.languages, locale, site });
  return (
    isAvailableIn(page, locale.country) &&
    !language.isLanguageUnavailable &&
    page.protection.mode === 'none' &&
    page.pageType !== 'Error'
  );
}

/**
 * Creates the suggestions of a "not found" page: search results, similar pages, versions in other locales.
 */
export function decideNotFound(view: SiteView, path: string, query: string): NotFound {
  const { locale, links, site, index, offered } = view;
  const pages = index.filter((page) => isOpen(page, view));
  const toLink = (page: IndexedPage) => ({ text: page.title, href: pageUrl({ ...links, ...page }) });
  const found = searchPages(query, pages, resultLimit);
  return {
    path: readablePath(path),
    query: query.trim().slice(0, shownCharacters),
    results: found.map(toLink),
    nearest: suggestPages(path, pages, nearestLimit)
      .filter((page) => !found.includes(page))
      .map(toLink),
    versions: otherVersions(path, { site, pages: index, offered, locale })
      .slice(0, versionLimit)
      .map((version) => ({
        text: describeLocale(view, version),
        href: replaceLocale(path, '', version),
        hrefLang: version.code,
      })),
  };
}

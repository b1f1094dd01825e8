import {
  decideContentLanguage,
  homeSlug,
  pagePath,
  versionsAt,
  type LanguageCode,
  type PageType,
  type SearchKind,
  type SearchRecord,
  type SiteLanguages,
} from '@kmx/core';
import type { SearchablePage } from './searchablePages.schema';

export interface PagesOfSite {
  site: Pick<SiteLanguages, 'languages' | 'defaultLanguage'> & { readonly key: string };
  pages: ReadonlyMap<LanguageCode, readonly SearchablePage[]>;
}

const kinds: Partial<Record<PageType, SearchKind>> = {
  Story: 'story',
  MediaRelease: 'release',
  Event: 'event',
};

/** Returns the title of the parent page; none below home. */
function trailOf(page: SearchablePage, siblings: readonly SearchablePage[]): readonly string[] {
  if (page.parentSlug === homeSlug) return [];
  const parent = siblings.find(({ slug, parentSlug }) => slug === page.parentSlug && parentSlug === homeSlug);
  return parent?.title ? [parent.title] : [];
}

/** Returns the countries with their own version, where the universal one is not shown (section 5). */
const exceptCountriesOf = (page: SearchablePage, siblings: readonly SearchablePage[]): readonly string[] =>
  page.countries.length > 0
    ? []
    : [...new Set(versionsAt(siblings, page).flatMap(({ countries }) => countries))];

function toRecord(
  page: SearchablePage,
  siblings: readonly SearchablePage[],
  scope: Pick<SearchRecord, 'siteKey' | 'language' | 'contentLanguage'>,
): SearchRecord {
  return {
    ...scope,
    id: `page:${page.id}`,
    kind: (page.pageType && kinds[page.pageType]) ?? 'page',
    countries: page.countries,
    exceptCountries: exceptCountriesOf(page, siblings),
    title: page.title ?? page.slug,
    description: page.description ?? '',
    text: page.text,
    path: pagePath(page),
    trail: trailOf(page, siblings),
    imageUrl: null,
    updatedAt: page.updatedAt,
  };
}

/** Creates the records of a site's pages: one for each language of the site, in the language that its readers are shown (section 3). */
export const createPageRecords = ({ site, pages }: PagesOfSite): readonly SearchRecord[] =>
  site.languages.flatMap((language) =>
    (pages.get(language) ?? []).flatMap(({ id, languages }) => {
      const { contentLanguage } = decideContentLanguage({
        pageLanguages: languages,
        locale: { language },
        site,
      });
      const siblings = contentLanguage ? (pages.get(contentLanguage) ?? []) : [];
      const page = siblings.find((sibling) => sibling.id === id);
      return contentLanguage && page
        ? [toRecord(page, siblings, { siteKey: site.key, language, contentLanguage })]
        : [];
    }),
  );

import type { LanguageCode } from '@kmx/contract/locales';
import type { ThemeName } from '@kmx/contract/themes';
import type { NavigationItem } from './NavigationItem';

/** A host that a site answers on, or a first path segment of that host (section 3). */
export interface SiteDomain {
  readonly host: string;
  readonly slug?: string | null;
}

/** What is needed to find a site, and to write its addresses. */
export interface SiteAddress {
  /** Stable and unique; never shown. */
  readonly key: string;
  readonly name: string;
  /** `null` for the main site, and for a site with a domain of its own. */
  readonly slug: string | null;
  readonly domains: readonly SiteDomain[];
}

/** What is needed to choose a site's language. */
export interface SiteLanguages {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  /** The language of paths without a locale prefix (section 2.1); `null` where those redirect. */
  readonly localelessLanguage: LanguageCode | null;
  /** Offers languages only, no countries. */
  readonly internationalOnly: boolean;
  /** Offers hidden countries too (section 3). */
  readonly showHiddenCountries: boolean;
}

/** A site without its navigation (section 3). */
export interface SiteConfiguration extends SiteAddress, SiteLanguages {
  readonly id: string;
  readonly hideSideButtons: boolean;
  readonly enableCutFont: boolean;
  readonly contact: { readonly phone: string | null; readonly email: string | null } | null;
}

/** What stands above a site's pages (section 3); its theme is the site's theme. */
export interface HeaderNavigation {
  readonly theme: ThemeName | null;
  readonly hidden: boolean;
  readonly homeItems: readonly NavigationItem[];
  readonly topItems: readonly NavigationItem[];
}

/** What stands below a site's pages (section 3). */
export interface FooterNavigation {
  readonly items: readonly NavigationItem[];
  readonly legalItems: readonly NavigationItem[];
  readonly note: string | null;
}

/** A site with the navigation that editors gave it (section 3). */
export interface Site extends SiteConfiguration {
  readonly headerNavigation: HeaderNavigation | null;
  readonly footerNavigation: FooterNavigation | null;
}

import type { LanguageCode } from '@kmx/contract/locales';
import type { ThemeName } from '@kmx/contract/themes';
import type { NavigationItem } from './NavigationItem';

export interface SiteDomain {
  readonly host: string;
  readonly slug?: string | null;
}

export interface SiteAddress {
  /** Stable and unique; never shown. */
  readonly key: string;
  readonly name: string;
  /** `null` for the main site, and for sites with their own domain. */
  readonly slug: string | null;
  readonly domains: readonly SiteDomain[];
}

export interface SiteLanguages {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  /** Language of paths without a locale prefix (section 2.1); `null` where those redirect. */
  readonly localelessLanguage: LanguageCode | null;
  /** Offers languages without countries. */
  readonly internationalOnly: boolean;
  /** Site without its navigation (section 3). */
  readonly showHiddenCountries: boolean;
}

export interface SiteConfiguration extends SiteAddress, SiteLanguages {
  readonly id: string;
  readonly hideSideButtons: boolean;
  readonly enableCutFont: boolean;
  readonly contact: { readonly phone: string | null; readonly email: string | null } | null;
}

export interface HeaderNavigation {
  readonly theme: ThemeName | null;
  readonly hidden: boolean;
  readonly homeItems: readonly NavigationItem[];
  readonly topItems: readonly NavigationItem[];
}

export interface FooterNavigation {
  readonly items: readonly NavigationItem[];
  readonly legalItems: readonly NavigationItem[];
  readonly note: string | null;
}

export interface Site extends SiteConfiguration {
  readonly headerNavigation: HeaderNavigation | null;
  readonly footerNavigation: FooterNavigation | null;
}

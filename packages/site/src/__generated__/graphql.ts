/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Brand_Theme =
  | 'Adaptronic'
  | 'Cirris'
  | 'Default'
  | 'Diit'
  | 'Hosver'
  | 'Komax'
  | 'Schleuniger'
  | 'Volta';

export type Country_DefaultMeasurementSystem =
  | 'Imperial'
  | 'Metric';

export type LanguageCode =
  | 'cs'
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'hu'
  | 'ja'
  | 'pt'
  | 'ro'
  | 'sk'
  | 'zh';

export type Link_Kind =
  | 'external'
  | 'file'
  | 'page'
  | 'path'
  | 'product';

export type NavigationMarketingSection_BackgroundColor =
  | 'Accent'
  | 'Dark_White'
  | 'White_Dark';

export type PageProtection_Mode =
  | 'ciamRole'
  | 'none'
  | 'password';

export type Page_PageType =
  | 'Content'
  | 'Error'
  | 'Event'
  | 'Form'
  | 'Home'
  | 'Investor'
  | 'Location'
  | 'MediaRelease'
  | 'Product'
  | 'Service'
  | 'SmartFactory'
  | 'Story';

export type ThemeName =
  | 'Adaptronic'
  | 'Cirris'
  | 'Copper'
  | 'Default'
  | 'Diit'
  | 'Hosver'
  | 'Iqc'
  | 'Komax'
  | 'Light_Blue'
  | 'Schleuniger'
  | 'Volta';

export type FileFragment = { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null };

export type LinkFragment = { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null };

export type MediaFragment = { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null };

export type MediaSizeFragment = { url: string | null, width: number | null, height: number | null };

export type PagePasswordQueryVariables = Exact<{
  id: string;
  password: string;
}>;


export type PagePasswordQuery = { pagePasswordMatches: boolean, pageById: { protection: { version: string | null } | null } | null };

export type NavigationItemFieldsFragment = { id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null };

export type SiteNavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteNavigationQuery = { systemData: { sites: Array<{ key: string, headerNavigation: { homeItems: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, topItems: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null } | null, footerNavigation: { note: string | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, legalItems: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null } | null }> } };

export type IndexedPageFieldsFragment = { id: string, title: string | null, slug: string | null, parentSlug: string | null, pageType: Page_PageType | null, languages: Array<LanguageCode> | null, canonicalUrl: string | null, description: string | null, createdAt: string | null, updatedAt: string | null, countries: Array<{ countryCode: string }> | null, protection: { mode: PageProtection_Mode | null, role: string | null, version: string | null } | null };

export type PageIndexQueryVariables = Exact<{
  site: string;
}>;


export type PageIndexQuery = { pagesOfSite: Array<{ id: string, title: string | null, slug: string | null, parentSlug: string | null, pageType: Page_PageType | null, languages: Array<LanguageCode> | null, canonicalUrl: string | null, description: string | null, createdAt: string | null, updatedAt: string | null, countries: Array<{ countryCode: string }> | null, protection: { mode: PageProtection_Mode | null, role: string | null, version: string | null } | null }> };

export type PageAddressQueryVariables = Exact<{
  id: string;
}>;


export type PageAddressQuery = { pageById: { id: string, title: string | null, slug: string | null, parentSlug: string | null, pageType: Page_PageType | null, languages: Array<LanguageCode> | null, canonicalUrl: string | null, description: string | null, createdAt: string | null, updatedAt: string | null, site: { key: string } | null, countries: Array<{ countryCode: string }> | null, protection: { mode: PageProtection_Mode | null, role: string | null, version: string | null } | null } | null };

export type RedirectsOfSiteQueryVariables = Exact<{
  site: string;
  after?: string | null | undefined;
}>;


export type RedirectsOfSiteQuery = { redirectsOfSite: { nodes: Array<{ previousUrl: string, permanent: boolean | null, site: { key: string } | null, target: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SystemDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemDataQuery = { systemData: { countries: Array<{ countryCode: string, hidden: boolean | null, supportedLanguages: Array<LanguageCode>, defaultLanguage: LanguageCode, defaultMeasurementSystem: Country_DefaultMeasurementSystem, name: string | null }>, languages: Array<{ languageCode: LanguageCode, defaultCountry: string | null, name: string | null, nativeName: string }>, brands: Array<{ id: string, name: string, pimId: string, theme: Brand_Theme }>, sites: Array<{ id: string, key: string, name: string, slug: string | null, internationalOnly: boolean | null, hideSideButtons: boolean | null, enableCutFont: boolean | null, defaultLanguage: LanguageCode, languages: Array<LanguageCode>, localelessLanguage: LanguageCode | null, domains: Array<{ host: string | null, slug: string | null }>, contact: { phone: string | null, email: string | null } | null, headerNavigation: { theme: ThemeName | null, hidden: boolean | null, homeItems: Array<{ id: string }> | null, topItems: Array<{ id: string }> | null } | null, footerNavigation: { items: Array<{ id: string }> | null } | null }> } };

export type FilesBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type FilesBySlugQuery = { filesBySlug: Array<{ id: string, locale: LanguageCode | null, fileName: string | null, mimeType: string | null, filesize: number | null, url: string | null, updatedAt: string | null, protectedBy: Array<{ id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { key: string } | null, protection: { mode: PageProtection_Mode | null, role: string | null, version: string | null } | null }> }> };

export type NavigationEntryFragment = { id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null };

export type NavigationMenusQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationMenusQuery = { systemData: { sites: Array<{ key: string, headerNavigation: { homeItems: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, topItems: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null } | null, footerNavigation: { note: string | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, legalItems: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null } | null }> } };

export type SearchablePagesQueryVariables = Exact<{
  site: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchablePagesQuery = { searchablePages: { nodes: Array<{ id: string, title: string | null, description: string | null, slug: string, parentSlug: string, pageType: Page_PageType | null, languages: Array<LanguageCode> | null, countries: Array<string>, updatedAt: string | null, text: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const FileFragmentDoc = new TypedDocumentString(`
    fragment File on File {
  id
  title
  slug
  filename
  filesize
  url
  mimeType
  locale
}
    `, {"fragmentName":"File"}) as unknown as TypedDocumentString<FileFragment, unknown>;
export const MediaSizeFragmentDoc = new TypedDocumentString(`
    fragment MediaSize on MediaSize {
  url
  width
  height
}
    `, {"fragmentName":"MediaSize"}) as unknown as TypedDocumentString<MediaSizeFragment, unknown>;
export const MediaFragmentDoc = new TypedDocumentString(`
    fragment Media on Media {
  id
  alt
  url
  width
  height
  sizes {
    stretched {
      ...MediaSize
    }
    stretchedPng {
      ...MediaSize
    }
    stretchedVideo {
      ...MediaSize
    }
    stretchedVideoPng {
      ...MediaSize
    }
    breakOut {
      ...MediaSize
    }
    breakOutPng {
      ...MediaSize
    }
    inline {
      ...MediaSize
    }
    inlinePng {
      ...MediaSize
    }
    asideSquare {
      ...MediaSize
    }
    asideSquarePng {
      ...MediaSize
    }
    asideVideo {
      ...MediaSize
    }
    asideVideoPng {
      ...MediaSize
    }
  }
}
    fragment MediaSize on MediaSize {
  url
  width
  height
}`, {"fragmentName":"Media"}) as unknown as TypedDocumentString<MediaFragment, unknown>;
export const IndexedPageFieldsFragmentDoc = new TypedDocumentString(`
    fragment IndexedPageFields on Page {
  id
  title
  slug
  parentSlug
  pageType
  languages
  countries {
    countryCode
  }
  canonicalUrl
  description
  createdAt
  updatedAt
  protection {
    mode
    role
    version
  }
}
    `, {"fragmentName":"IndexedPageFields"}) as unknown as TypedDocumentString<IndexedPageFieldsFragment, unknown>;
export const LinkFragmentDoc = new TypedDocumentString(`
    fragment Link on Link {
  kind
  text
  path
  pageParameters
  url
  product
  openInNewTab
  page {
    id
    title
    slug
    parentSlug
    site {
      id
      key
    }
  }
  file {
    id
    title
    slug
    filename
  }
}
    `, {"fragmentName":"Link"}) as unknown as TypedDocumentString<LinkFragment, unknown>;
export const NavigationItemFieldsFragmentDoc = new TypedDocumentString(`
    fragment NavigationItemFields on NavigationItem {
  id
  title
  breadcrumbOverride
  slug
  hidden
  countries {
    countryCode
  }
  link {
    ...Link
  }
  marketingSection {
    enabled
    backgroundColor
    title
    text
    logo {
      url
      alt
      width
      height
    }
    link {
      ...Link
    }
  }
}
    fragment Link on Link {
  kind
  text
  path
  pageParameters
  url
  product
  openInNewTab
  page {
    id
    title
    slug
    parentSlug
    site {
      id
      key
    }
  }
  file {
    id
    title
    slug
    filename
  }
}`, {"fragmentName":"NavigationItemFields"}) as unknown as TypedDocumentString<NavigationItemFieldsFragment, unknown>;
export const NavigationEntryFragmentDoc = new TypedDocumentString(`
    fragment NavigationEntry on NavigationItem {
  ...NavigationItemFields
  link {
    page {
      id
      title
      type
      pageType
    }
  }
}
    fragment Link on Link {
  kind
  text
  path
  pageParameters
  url
  product
  openInNewTab
  page {
    id
    title
    slug
    parentSlug
    site {
      id
      key
    }
  }
  file {
    id
    title
    slug
    filename
  }
}
fragment NavigationItemFields on NavigationItem {
  id
  title
  breadcrumbOverride
  slug
  hidden
  countries {
    countryCode
  }
  link {
    ...Link
  }
  marketingSection {
    enabled
    backgroundColor
    title
    text
    logo {
      url
      alt
      width
      height
    }
    link {
      ...Link
    }
  }
}`, {"fragmentName":"NavigationEntry"}) as unknown as TypedDocumentString<NavigationEntryFragment, unknown>;
export const PagePasswordDocument = new TypedDocumentString(`
    query PagePassword($id: String!, $password: String!) {
  pagePasswordMatches(id: $id, password: $password)
  pageById(id: $id) {
    protection {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<PagePasswordQuery, PagePasswordQueryVariables>;
export const SiteNavigationDocument = new TypedDocumentString(`
    query SiteNavigation {
  systemData {
    sites {
      key
      headerNavigation {
        homeItems {
          ...NavigationItemFields
          items {
            ...NavigationItemFields
            items {
              ...NavigationItemFields
            }
          }
        }
        topItems {
          ...NavigationItemFields
          items {
            ...NavigationItemFields
            items {
              ...NavigationItemFields
            }
          }
        }
      }
      footerNavigation {
        note
        items {
          ...NavigationItemFields
          items {
            ...NavigationItemFields
          }
        }
        legalItems {
          ...NavigationItemFields
        }
      }
    }
  }
}
    fragment Link on Link {
  kind
  text
  path
  pageParameters
  url
  product
  openInNewTab
  page {
    id
    title
    slug
    parentSlug
    site {
      id
      key
    }
  }
  file {
    id
    title
    slug
    filename
  }
}
fragment NavigationItemFields on NavigationItem {
  id
  title
  breadcrumbOverride
  slug
  hidden
  countries {
    countryCode
  }
  link {
    ...Link
  }
  marketingSection {
    enabled
    backgroundColor
    title
    text
    logo {
      url
      alt
      width
      height
    }
    link {
      ...Link
    }
  }
}`) as unknown as TypedDocumentString<SiteNavigationQuery, SiteNavigationQueryVariables>;
export const PageIndexDocument = new TypedDocumentString(`
    query PageIndex($site: String!) {
  pagesOfSite(site: $site) {
    ...IndexedPageFields
  }
}
    fragment IndexedPageFields on Page {
  id
  title
  slug
  parentSlug
  pageType
  languages
  countries {
    countryCode
  }
  canonicalUrl
  description
  createdAt
  updatedAt
  protection {
    mode
    role
    version
  }
}`) as unknown as TypedDocumentString<PageIndexQuery, PageIndexQueryVariables>;
export const PageAddressDocument = new TypedDocumentString(`
    query PageAddress($id: String!) {
  pageById(id: $id) {
    ...IndexedPageFields
    site {
      key
    }
  }
}
    fragment IndexedPageFields on Page {
  id
  title
  slug
  parentSlug
  pageType
  languages
  countries {
    countryCode
  }
  canonicalUrl
  description
  createdAt
  updatedAt
  protection {
    mode
    role
    version
  }
}`) as unknown as TypedDocumentString<PageAddressQuery, PageAddressQueryVariables>;
export const RedirectsOfSiteDocument = new TypedDocumentString(`
    query RedirectsOfSite($site: String!, $after: String) {
  redirectsOfSite(site: $site, after: $after) {
    nodes {
      previousUrl
      permanent
      site {
        key
      }
      target {
        ...Link
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Link on Link {
  kind
  text
  path
  pageParameters
  url
  product
  openInNewTab
  page {
    id
    title
    slug
    parentSlug
    site {
      id
      key
    }
  }
  file {
    id
    title
    slug
    filename
  }
}`) as unknown as TypedDocumentString<RedirectsOfSiteQuery, RedirectsOfSiteQueryVariables>;
export const SystemDataDocument = new TypedDocumentString(`
    query SystemData {
  systemData {
    countries {
      countryCode
      hidden
      supportedLanguages
      defaultLanguage
      defaultMeasurementSystem
      name
    }
    languages {
      languageCode
      defaultCountry
      name
      nativeName
    }
    brands {
      id
      name
      pimId
      theme
    }
    sites {
      id
      key
      name
      slug
      internationalOnly
      hideSideButtons
      enableCutFont
      defaultLanguage
      languages
      localelessLanguage
      domains {
        host
        slug
      }
      contact {
        phone
        email
      }
      headerNavigation {
        theme
        hidden
        homeItems {
          id
        }
        topItems {
          id
        }
      }
      footerNavigation {
        items {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SystemDataQuery, SystemDataQueryVariables>;
export const FilesBySlugDocument = new TypedDocumentString(`
    query FilesBySlug($slug: String!) {
  filesBySlug(slug: $slug) {
    id
    locale
    fileName
    mimeType
    filesize
    url
    updatedAt
    protectedBy {
      id
      title
      slug
      parentSlug
      site {
        key
      }
      protection {
        mode
        role
        version
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FilesBySlugQuery, FilesBySlugQueryVariables>;
export const NavigationMenusDocument = new TypedDocumentString(`
    query NavigationMenus {
  systemData {
    sites {
      key
      headerNavigation {
        homeItems {
          ...NavigationEntry
          items {
            ...NavigationEntry
            items {
              ...NavigationEntry
            }
          }
        }
        topItems {
          ...NavigationEntry
          items {
            ...NavigationEntry
            items {
              ...NavigationEntry
            }
          }
        }
      }
      footerNavigation {
        note
        items {
          ...NavigationEntry
          items {
            ...NavigationEntry
          }
        }
        legalItems {
          ...NavigationEntry
        }
      }
    }
  }
}
    fragment Link on Link {
  kind
  text
  path
  pageParameters
  url
  product
  openInNewTab
  page {
    id
    title
    slug
    parentSlug
    site {
      id
      key
    }
  }
  file {
    id
    title
    slug
    filename
  }
}
fragment NavigationItemFields on NavigationItem {
  id
  title
  breadcrumbOverride
  slug
  hidden
  countries {
    countryCode
  }
  link {
    ...Link
  }
  marketingSection {
    enabled
    backgroundColor
    title
    text
    logo {
      url
      alt
      width
      height
    }
    link {
      ...Link
    }
  }
}
fragment NavigationEntry on NavigationItem {
  ...NavigationItemFields
  link {
    page {
      id
      title
      type
      pageType
    }
  }
}`) as unknown as TypedDocumentString<NavigationMenusQuery, NavigationMenusQueryVariables>;
export const SearchablePagesDocument = new TypedDocumentString(`
    query SearchablePages($site: String!, $first: Int!, $after: String) {
  searchablePages(site: $site, first: $first, after: $after) {
    nodes {
      id
      title
      description
      slug
      parentSlug
      pageType
      languages
      countries
      updatedAt
      text
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<SearchablePagesQuery, SearchablePagesQueryVariables>;
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

export type Event_Kind =
  | 'openHouse'
  | 'seminar'
  | 'tradeFair'
  | 'webinar';

export type JobOpening_EmploymentTypes =
  | 'apprenticeship'
  | 'fullTime'
  | 'internship'
  | 'partTime'
  | 'temporary';

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

export type Location_Kinds =
  | 'distributor'
  | 'headquarters'
  | 'plant'
  | 'sales'
  | 'service'
  | 'training';

export type NavigationMarketingSection_BackgroundColor =
  | 'Accent'
  | 'Dark_White'
  | 'White_Dark';

export type OpeningHours_Days =
  | 'fri'
  | 'mon'
  | 'sat'
  | 'sun'
  | 'thu'
  | 'tue'
  | 'wed';

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

export type Story_Category =
  | 'company'
  | 'customers'
  | 'people'
  | 'sustainability'
  | 'technology';

export type Term_Kind =
  | 'privacy'
  | 'purchasing'
  | 'sales'
  | 'service'
  | 'software';

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

export type EventFragment = { id: string, slug: string | null, title: string | null, leadText: string | null, startDate: string | null, endDate: string | null, isAllDay: boolean | null, timeZone: string | null, place: string | null, address: string | null, stand: string | null, kind: Event_Kind | null, languages: Array<LanguageCode> | null, country: { countryCode: string, name: string | null } | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null };

export type FileFragment = { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null };

export type JobOpeningFragment = { id: string, slug: string | null, title: string | null, department: string | null, employmentTypes: Array<JobOpening_EmploymentTypes> | null, languages: Array<LanguageCode> | null, publishedOn: string | null, applyUntil: string | null, email: string | null, applicationUrl: string | null, text: unknown, location: { id: string, name: string | null, street: string | null, zip: string | null, city: string | null, region: string | null, timeZone: string, country: { countryCode: string, name: string | null } | null } | null };

export type LinkFragment = { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null };

export type MediaFragment = { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null };

export type MediaReleaseDetailFragment = { id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, adhoc: boolean | null, contactEmail: string | null, documents: Array<{ id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null }> | null };

export type MediaSizeFragment = { url: string | null, width: number | null, height: number | null };

export type StoryContactCardFragment = { id: string, slug: string, name: string | null, role: string | null, text: string | null, email: string, phone: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null };

export type StoryPageFragment = { id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, category: Story_Category | null, products: Array<string> | null, hasVideo: boolean | null, languages: Array<LanguageCode> | null, storyContacts: Array<{ id: string, slug: string, name: string | null, role: string | null, text: string | null, email: string, phone: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, topics: Array<{ id: string, name: string | null, slug: string }> | null, countries: Array<{ countryCode: string }> | null };

export type StoryTeaserFragment = { id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, category: Story_Category | null, products: Array<string> | null, hasVideo: boolean | null, languages: Array<LanguageCode> | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, storyContacts: Array<{ id: string, slug: string, name: string | null }> | null, topics: Array<{ id: string, name: string | null, slug: string }> | null, countries: Array<{ countryCode: string }> | null };

export type TermsFragment = { id: string, slug: string, title: string | null, kind: Term_Kind, language: LanguageCode, validFrom: string | null, countries: Array<{ countryCode: string, name: string | null }> | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null };

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


export type SystemDataQuery = { systemData: { countries: Array<{ countryCode: string, hidden: boolean | null, supportedLanguages: Array<LanguageCode>, defaultLanguage: LanguageCode, defaultMeasurementSystem: Country_DefaultMeasurementSystem, name: string | null }>, languages: Array<{ languageCode: LanguageCode, defaultCountry: string | null, name: string | null, nativeName: string }>, brands: Array<{ id: string, name: string, pimId: string, theme: Brand_Theme }>, sites: Array<{ id: string, key: string, name: string, slug: string | null, internationalOnly: boolean | null, showHiddenCountries: boolean | null, hideSideButtons: boolean | null, enableCutFont: boolean | null, defaultLanguage: LanguageCode, languages: Array<LanguageCode>, localelessLanguage: LanguageCode | null, domains: Array<{ host: string | null, slug: string | null }>, contact: { phone: string | null, email: string | null } | null, headerNavigation: { theme: ThemeName | null, hidden: boolean | null, homeItems: Array<{ id: string }> | null, topItems: Array<{ id: string }> | null } | null, footerNavigation: { items: Array<{ id: string }> | null } | null }> } };

export type FilesBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type FilesBySlugQuery = { filesBySlug: Array<{ id: string, locale: LanguageCode | null, fileName: string | null, mimeType: string | null, filesize: number | null, url: string | null, updatedAt: string | null, protectedBy: Array<{ id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { key: string } | null, protection: { mode: PageProtection_Mode | null, role: string | null, version: string | null } | null }> }> };

export type EventsOfSiteQueryVariables = Exact<{
  site: string;
}>;


export type EventsOfSiteQuery = { eventsOfSite: Array<{ updatedAt: string | null, id: string, slug: string | null, title: string | null, leadText: string | null, startDate: string | null, endDate: string | null, isAllDay: boolean | null, timeZone: string | null, place: string | null, address: string | null, stand: string | null, kind: Event_Kind | null, languages: Array<LanguageCode> | null, country: { countryCode: string, name: string | null } | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> };

export type JobOpeningsOfSiteQueryVariables = Exact<{
  site: string;
}>;


export type JobOpeningsOfSiteQuery = { jobOpeningsOfSite: Array<{ id: string, slug: string | null, title: string | null, department: string | null, employmentTypes: Array<JobOpening_EmploymentTypes> | null, languages: Array<LanguageCode> | null, publishedOn: string | null, applyUntil: string | null, email: string | null, applicationUrl: string | null, text: unknown, location: { id: string, name: string | null, street: string | null, zip: string | null, city: string | null, region: string | null, timeZone: string, country: { countryCode: string, name: string | null } | null } | null }> };

export type JobOpeningByIdQueryVariables = Exact<{
  id: string;
  draft: boolean;
}>;


export type JobOpeningByIdQuery = { jobOpeningById: { id: string, slug: string | null, title: string | null, department: string | null, employmentTypes: Array<JobOpening_EmploymentTypes> | null, languages: Array<LanguageCode> | null, publishedOn: string | null, applyUntil: string | null, email: string | null, applicationUrl: string | null, text: unknown, location: { id: string, name: string | null, street: string | null, zip: string | null, city: string | null, region: string | null, timeZone: string, country: { countryCode: string, name: string | null } | null } | null } | null };

export type LocationsOfSiteQueryVariables = Exact<{
  site: string;
}>;


export type LocationsOfSiteQuery = { locationsOfSite: Array<{ id: string, slug: string, name: string | null, kinds: Array<Location_Kinds>, street: string | null, zip: string | null, city: string | null, region: string | null, latitude: number, longitude: number, phone: string | null, email: string | null, website: string | null, timeZone: string, note: string | null, country: { countryCode: string, name: string | null } | null, openingHours: Array<{ days: Array<OpeningHours_Days> | null, opens: string | null, closes: string | null }> | null, closedDays: Array<{ date: string | null, label: string | null }> | null }> };

export type MediaReleasesQueryVariables = Exact<{
  site: string;
}>;


export type MediaReleasesQuery = { mediaReleasesOfSite: Array<{ slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, adhoc: boolean | null, languages: Array<LanguageCode> | null, countries: Array<{ countryCode: string }> | null }> };

export type StoriesOfSiteQueryVariables = Exact<{
  site: string;
}>;


export type StoriesOfSiteQuery = { storiesOfSite: Array<{ id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, category: Story_Category | null, products: Array<string> | null, hasVideo: boolean | null, languages: Array<LanguageCode> | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, storyContacts: Array<{ id: string, slug: string, name: string | null }> | null, topics: Array<{ id: string, name: string | null, slug: string }> | null, countries: Array<{ countryCode: string }> | null }> };

export type StoryContactsOfSiteQueryVariables = Exact<{
  site: string;
}>;


export type StoryContactsOfSiteQuery = { storyContactsOfSite: Array<{ id: string, slug: string, name: string | null, role: string | null, text: string | null, email: string, phone: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> };

export type TermsOfSiteQueryVariables = Exact<{
  site: string;
}>;


export type TermsOfSiteQuery = { termsOfSite: Array<{ id: string, slug: string, title: string | null, kind: Term_Kind, language: LanguageCode, validFrom: string | null, countries: Array<{ countryCode: string, name: string | null }> | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null }> };

export type NavigationEntryFragment = { id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null };

export type NavigationMenusQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationMenusQuery = { systemData: { sites: Array<{ key: string, headerNavigation: { homeItems: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, topItems: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null } | null, footerNavigation: { note: string | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, items: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null, legalItems: Array<{ id: string, title: string | null, breadcrumbOverride: string | null, slug: string, hidden: boolean | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, type: string | null, pageType: Page_PageType | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, countries: Array<{ countryCode: string }> | null, marketingSection: { enabled: boolean | null, backgroundColor: NavigationMarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { url: string | null, alt: string | null, width: number | null, height: number | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null }> | null } | null }> } };

export type NewsItemFragment = { id: string, title: string | null, text: string | null, publicationDate: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null };

export type NewsItemByIdQueryVariables = Exact<{
  id: string;
  draft: boolean;
}>;


export type NewsItemByIdQuery = { newsItemById: { id: string, title: string | null, text: string | null, publicationDate: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null } | null };

export type NewsFeedQueryVariables = Exact<{
  site: string;
  first: number;
  after?: string | null | undefined;
}>;


export type NewsFeedQuery = { newsFeedConnection: { nodes: Array<{ id: string, title: string | null, text: string | null, publicationDate: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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
export const EventFragmentDoc = new TypedDocumentString(`
    fragment Event on Event {
  id
  slug
  title
  leadText
  startDate
  endDate
  isAllDay
  timeZone
  place
  address
  country {
    countryCode
    name
  }
  stand
  kind
  languages
  countries {
    countryCode
  }
  link {
    ...Link
  }
  teaserImage {
    ...Media
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
}`, {"fragmentName":"Event"}) as unknown as TypedDocumentString<EventFragment, unknown>;
export const JobOpeningFragmentDoc = new TypedDocumentString(`
    fragment JobOpening on JobOpening {
  id
  slug
  title
  department
  employmentTypes
  languages
  publishedOn
  applyUntil
  email
  applicationUrl
  text
  location {
    id
    name
    street
    zip
    city
    region
    country {
      countryCode
      name
    }
    timeZone
  }
}
    `, {"fragmentName":"JobOpening"}) as unknown as TypedDocumentString<JobOpeningFragment, unknown>;
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
export const MediaReleaseDetailFragmentDoc = new TypedDocumentString(`
    fragment MediaReleaseDetail on MediaRelease {
  id
  slug
  title
  leadText
  publicationDate
  adhoc
  contactEmail
  documents {
    ...File
  }
}
    fragment File on File {
  id
  title
  slug
  filename
  filesize
  url
  mimeType
  locale
}`, {"fragmentName":"MediaReleaseDetail"}) as unknown as TypedDocumentString<MediaReleaseDetailFragment, unknown>;
export const StoryTeaserFragmentDoc = new TypedDocumentString(`
    fragment StoryTeaser on Story {
  id
  slug
  title
  leadText
  publicationDate
  category
  teaserImage {
    ...Media
  }
  storyContacts {
    id
    slug
    name
  }
  topics {
    id
    name
    slug
  }
  products
  hasVideo
  languages
  countries {
    countryCode
  }
}
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
}`, {"fragmentName":"StoryTeaser"}) as unknown as TypedDocumentString<StoryTeaserFragment, unknown>;
export const StoryContactCardFragmentDoc = new TypedDocumentString(`
    fragment StoryContactCard on StoryContact {
  id
  slug
  name
  role
  text
  email
  phone
  image {
    ...Media
  }
}
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
}`, {"fragmentName":"StoryContactCard"}) as unknown as TypedDocumentString<StoryContactCardFragment, unknown>;
export const StoryPageFragmentDoc = new TypedDocumentString(`
    fragment StoryPage on Story {
  ...StoryTeaser
  storyContacts {
    ...StoryContactCard
  }
}
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
}
fragment StoryContactCard on StoryContact {
  id
  slug
  name
  role
  text
  email
  phone
  image {
    ...Media
  }
}
fragment StoryTeaser on Story {
  id
  slug
  title
  leadText
  publicationDate
  category
  teaserImage {
    ...Media
  }
  storyContacts {
    id
    slug
    name
  }
  topics {
    id
    name
    slug
  }
  products
  hasVideo
  languages
  countries {
    countryCode
  }
}`, {"fragmentName":"StoryPage"}) as unknown as TypedDocumentString<StoryPageFragment, unknown>;
export const TermsFragmentDoc = new TypedDocumentString(`
    fragment Terms on Term {
  id
  slug
  title
  kind
  countries {
    countryCode
    name
  }
  language
  validFrom
  file {
    ...File
  }
}
    fragment File on File {
  id
  title
  slug
  filename
  filesize
  url
  mimeType
  locale
}`, {"fragmentName":"Terms"}) as unknown as TypedDocumentString<TermsFragment, unknown>;
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
export const NewsItemFragmentDoc = new TypedDocumentString(`
    fragment NewsItem on NewsItem {
  id
  title
  text
  publicationDate
  image {
    ...Media
  }
  link {
    ...Link
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
}`, {"fragmentName":"NewsItem"}) as unknown as TypedDocumentString<NewsItemFragment, unknown>;
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
      showHiddenCountries
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
export const EventsOfSiteDocument = new TypedDocumentString(`
    query EventsOfSite($site: String!) {
  eventsOfSite(site: $site) {
    ...Event
    updatedAt
  }
}
    fragment Event on Event {
  id
  slug
  title
  leadText
  startDate
  endDate
  isAllDay
  timeZone
  place
  address
  country {
    countryCode
    name
  }
  stand
  kind
  languages
  countries {
    countryCode
  }
  link {
    ...Link
  }
  teaserImage {
    ...Media
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
}`) as unknown as TypedDocumentString<EventsOfSiteQuery, EventsOfSiteQueryVariables>;
export const JobOpeningsOfSiteDocument = new TypedDocumentString(`
    query JobOpeningsOfSite($site: String!) {
  jobOpeningsOfSite(site: $site) {
    ...JobOpening
  }
}
    fragment JobOpening on JobOpening {
  id
  slug
  title
  department
  employmentTypes
  languages
  publishedOn
  applyUntil
  email
  applicationUrl
  text
  location {
    id
    name
    street
    zip
    city
    region
    country {
      countryCode
      name
    }
    timeZone
  }
}`) as unknown as TypedDocumentString<JobOpeningsOfSiteQuery, JobOpeningsOfSiteQueryVariables>;
export const JobOpeningByIdDocument = new TypedDocumentString(`
    query JobOpeningById($id: String!, $draft: Boolean!) {
  jobOpeningById(id: $id, draft: $draft) {
    ...JobOpening
  }
}
    fragment JobOpening on JobOpening {
  id
  slug
  title
  department
  employmentTypes
  languages
  publishedOn
  applyUntil
  email
  applicationUrl
  text
  location {
    id
    name
    street
    zip
    city
    region
    country {
      countryCode
      name
    }
    timeZone
  }
}`) as unknown as TypedDocumentString<JobOpeningByIdQuery, JobOpeningByIdQueryVariables>;
export const LocationsOfSiteDocument = new TypedDocumentString(`
    query LocationsOfSite($site: String!) {
  locationsOfSite(site: $site) {
    id
    slug
    name
    kinds
    street
    zip
    city
    region
    country {
      countryCode
      name
    }
    latitude
    longitude
    phone
    email
    website
    timeZone
    openingHours {
      days
      opens
      closes
    }
    note
    closedDays {
      date
      label
    }
  }
}
    `) as unknown as TypedDocumentString<LocationsOfSiteQuery, LocationsOfSiteQueryVariables>;
export const MediaReleasesDocument = new TypedDocumentString(`
    query MediaReleases($site: String!) {
  mediaReleasesOfSite(site: $site) {
    slug
    title
    leadText
    publicationDate
    adhoc
    languages
    countries {
      countryCode
    }
  }
}
    `) as unknown as TypedDocumentString<MediaReleasesQuery, MediaReleasesQueryVariables>;
export const StoriesOfSiteDocument = new TypedDocumentString(`
    query StoriesOfSite($site: String!) {
  storiesOfSite(site: $site) {
    ...StoryTeaser
  }
}
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
}
fragment StoryTeaser on Story {
  id
  slug
  title
  leadText
  publicationDate
  category
  teaserImage {
    ...Media
  }
  storyContacts {
    id
    slug
    name
  }
  topics {
    id
    name
    slug
  }
  products
  hasVideo
  languages
  countries {
    countryCode
  }
}`) as unknown as TypedDocumentString<StoriesOfSiteQuery, StoriesOfSiteQueryVariables>;
export const StoryContactsOfSiteDocument = new TypedDocumentString(`
    query StoryContactsOfSite($site: String!) {
  storyContactsOfSite(site: $site) {
    ...StoryContactCard
  }
}
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
}
fragment StoryContactCard on StoryContact {
  id
  slug
  name
  role
  text
  email
  phone
  image {
    ...Media
  }
}`) as unknown as TypedDocumentString<StoryContactsOfSiteQuery, StoryContactsOfSiteQueryVariables>;
export const TermsOfSiteDocument = new TypedDocumentString(`
    query TermsOfSite($site: String!) {
  termsOfSite(site: $site) {
    ...Terms
  }
}
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
fragment Terms on Term {
  id
  slug
  title
  kind
  countries {
    countryCode
    name
  }
  language
  validFrom
  file {
    ...File
  }
}`) as unknown as TypedDocumentString<TermsOfSiteQuery, TermsOfSiteQueryVariables>;
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
export const NewsItemByIdDocument = new TypedDocumentString(`
    query NewsItemById($id: String!, $draft: Boolean!) {
  newsItemById(id: $id, draft: $draft) {
    ...NewsItem
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
}
fragment NewsItem on NewsItem {
  id
  title
  text
  publicationDate
  image {
    ...Media
  }
  link {
    ...Link
  }
}`) as unknown as TypedDocumentString<NewsItemByIdQuery, NewsItemByIdQueryVariables>;
export const NewsFeedDocument = new TypedDocumentString(`
    query NewsFeed($site: String!, $first: Int!, $after: String) {
  newsFeedConnection(site: $site, first: $first, after: $after) {
    nodes {
      ...NewsItem
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
}
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
}
fragment NewsItem on NewsItem {
  id
  title
  text
  publicationDate
  image {
    ...Media
  }
  link {
    ...Link
  }
}`) as unknown as TypedDocumentString<NewsFeedQuery, NewsFeedQueryVariables>;
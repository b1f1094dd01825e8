/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CallToAction_Tone =
  | 'accent'
  | 'dark'
  | 'light';

export type EventList_Period =
  | 'all'
  | 'past'
  | 'upcoming';

export type Event_Kind =
  | 'openHouse'
  | 'seminar'
  | 'tradeFair'
  | 'webinar';

export type Form_Kind =
  | 'contact'
  | 'serviceRequest'
  | 'storyFeedback'
  | 'supportRequest'
  | 'whitepaper';

export type HeroBanner_Size =
  | 'compact'
  | 'large';

export type HeroBanner_Tone =
  | 'dark'
  | 'light';

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

export type MarketingSection_BackgroundColor =
  | 'Accent'
  | 'Dark_White'
  | 'White_Dark';

export type MediaText_MediaPosition =
  | 'end'
  | 'start';

export type PageProtection_Mode =
  | 'ciamRole'
  | 'none'
  | 'password';

export type Page__Status =
  | 'draft'
  | 'published';

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

export type ShareTableColumn_Kind =
  | 'date'
  | 'number'
  | 'percent'
  | 'text';

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

export type TranslationTarget_TranslationState =
  | 'InProgress'
  | 'MarkedForTranslation'
  | 'Translated';

export type AccordionFragment = { __typename: 'Accordion', id: string | null, title: string | null, items: Array<{ title: string | null, content: unknown }> | null };

export type CallToActionFragment = { __typename: 'CallToAction', id: string | null, title: string | null, text: string | null, actionTone: CallToAction_Tone | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null };

export type DownloadListFragment = { __typename: 'DownloadList', id: string | null, title: string | null, text: string | null, files: Array<{ title: string | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null }> | null };

export type EventListFragment = { __typename: 'EventList', id: string | null, title: string | null, text: string | null, limit: number | null, period: EventList_Period | null };

export type FinancialCalendarFragment = { __typename: 'FinancialCalendar', id: string | null, title: string | null, text: string | null, entries: Array<{ id: string | null, date: string | null, endDate: string | null, title: string | null, place: string | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null };

export type FormFragment = { __typename: 'Form', id: string | null, title: string | null, text: string | null, kind: Form_Kind | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null };

export type HeroBannerFragment = { __typename: 'HeroBanner', id: string | null, overline: string | null, title: string | null, text: string | null, size: HeroBanner_Size | null, heroTone: HeroBanner_Tone | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null };

export type JobOpeningListFragment = { __typename: 'JobOpeningList', id: string | null, title: string | null, text: string | null };

export type KeyFiguresFragment = { __typename: 'KeyFigures', id: string | null, title: string | null, text: string | null, figures: Array<{ value: string | null, unit: string | null, label: string | null, note: string | null }> | null };

export type KeyFiguresComparisonFragment = { __typename: 'KeyFiguresComparison', id: string | null, title: string | null, text: string | null, caption: string | null, columns: Array<{ label: string | null }> | null, rows: Array<{ label: string | null, unit: string | null, values: Array<{ value: string | null }> | null }> | null };

export type LightboxGalleryFragment = { __typename: 'LightboxGallery', id: string | null, title: string | null, text: string | null, images: Array<{ caption: string | null, image: { credit: string | null, id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> | null };

export type LocationListFragment = { __typename: 'LocationList', id: string | null, title: string | null, text: string | null, hasMap: boolean | null };

export type MarketingSectionFragment = { __typename: 'MarketingSection', id: string | null, backgroundColor: MarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null };

export type MediaReleaseListFragment = { __typename: 'MediaReleaseList', id: string | null, title: string | null, text: string | null, limit: number | null, hasArchive: boolean | null };

export type MediaTextFragment = { __typename: 'MediaText', id: string | null, overline: string | null, title: string | null, content: unknown, mediaPosition: MediaText_MediaPosition | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null };

export type NewsListFragment = { __typename: 'NewsList', id: string | null, title: string | null, text: string | null, limit: number | null };

export type QuoteFragment = { __typename: 'Quote', id: string | null, quote: string | null, attribution: string | null, context: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null };

export type RichTextFragment = { __typename: 'RichText', id: string | null, title: string | null, content: unknown };

export type ShareTableFragment = { __typename: 'ShareTable', id: string | null, title: string | null, text: string | null, caption: string | null, source: string | null, currency: string | null, seriesLabel: string | null, columns: Array<{ label: string | null, kind: ShareTableColumn_Kind | null }> | null, rows: Array<{ cells: Array<string> | null }> | null, series: Array<{ date: string | null, close: number | null }> | null };

export type StoryContactListFragment = { __typename: 'StoryContactList', id: string | null, title: string | null, text: string | null };

export type StoryOverviewFragment = { __typename: 'StoryOverview', id: string | null, title: string | null, text: string | null, limit: number | null, hasFilters: boolean | null };

export type TeaserGridFragment = { __typename: 'TeaserGrid', id: string | null, title: string | null, text: string | null, teasers: Array<{ overline: string | null, title: string | null, text: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null };

export type TermsListFragment = { __typename: 'TermsList', id: string | null, title: string | null, text: string | null };

export type VideoFragment = { __typename: 'Video', id: string | null, title: string | null, caption: string | null, transcript: string | null, video: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null, captionsFile: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null, poster: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null };

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

export type PageFragment = { id: string, title: string | null, slug: string | null, parentSlug: string | null, type: string | null, pageType: Page_PageType | null, theme: ThemeName | null, languages: Array<LanguageCode> | null, canonicalUrl: string | null, isPublished: boolean | null, description: string | null, hideBreadcrumb: boolean | null, updatedAt: string | null, translationSourceLanguage: LanguageCode | null, _status: Page__Status | null, countries: Array<{ countryCode: string }> | null, site: { id: string, key: string } | null, protection: { mode: PageProtection_Mode | null, role: string | null, version: string | null } | null, shareImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, translationTargetLanguages: Array<{ language: LanguageCode | null, translationState: TranslationTarget_TranslationState | null, exportedAt: string | null, importedAt: string | null }> | null, story: { id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, category: Story_Category | null, products: Array<string> | null, hasVideo: boolean | null, languages: Array<LanguageCode> | null, storyContacts: Array<{ id: string, slug: string, name: string | null, role: string | null, text: string | null, email: string, phone: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, topics: Array<{ id: string, name: string | null, slug: string }> | null, countries: Array<{ countryCode: string }> | null } | null, mediaRelease: { id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, adhoc: boolean | null, contactEmail: string | null, documents: Array<{ id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null }> | null } | null, event: { id: string, slug: string | null, title: string | null, leadText: string | null, startDate: string | null, endDate: string | null, isAllDay: boolean | null, timeZone: string | null, place: string | null, address: string | null, stand: string | null, kind: Event_Kind | null, languages: Array<LanguageCode> | null, country: { countryCode: string, name: string | null } | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null } | null, modules: Array<
    | { __typename: 'Accordion', id: string | null, title: string | null, items: Array<{ title: string | null, content: unknown }> | null }
    | { __typename: 'CallToAction', id: string | null, title: string | null, text: string | null, actionTone: CallToAction_Tone | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
    | { __typename: 'DownloadList', id: string | null, title: string | null, text: string | null, files: Array<{ title: string | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null }> | null }
    | { __typename: 'EventList', id: string | null, title: string | null, text: string | null, limit: number | null, period: EventList_Period | null }
    | { __typename: 'FinancialCalendar', id: string | null, title: string | null, text: string | null, entries: Array<{ id: string | null, date: string | null, endDate: string | null, title: string | null, place: string | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
    | { __typename: 'Form', id: string | null, title: string | null, text: string | null, kind: Form_Kind | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null }
    | { __typename: 'HeroBanner', id: string | null, overline: string | null, title: string | null, text: string | null, size: HeroBanner_Size | null, heroTone: HeroBanner_Tone | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
    | { __typename: 'JobOpeningList', id: string | null, title: string | null, text: string | null }
    | { __typename: 'KeyFigures', id: string | null, title: string | null, text: string | null, figures: Array<{ value: string | null, unit: string | null, label: string | null, note: string | null }> | null }
    | { __typename: 'KeyFiguresComparison', id: string | null, title: string | null, text: string | null, caption: string | null, columns: Array<{ label: string | null }> | null, rows: Array<{ label: string | null, unit: string | null, values: Array<{ value: string | null }> | null }> | null }
    | { __typename: 'LightboxGallery', id: string | null, title: string | null, text: string | null, images: Array<{ caption: string | null, image: { credit: string | null, id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> | null }
    | { __typename: 'LocationList', id: string | null, title: string | null, text: string | null, hasMap: boolean | null }
    | { __typename: 'MarketingSection', id: string | null, backgroundColor: MarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }
    | { __typename: 'MediaReleaseList', id: string | null, title: string | null, text: string | null, limit: number | null, hasArchive: boolean | null }
    | { __typename: 'MediaText', id: string | null, overline: string | null, title: string | null, content: unknown, mediaPosition: MediaText_MediaPosition | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
    | { __typename: 'NewsList', id: string | null, title: string | null, text: string | null, limit: number | null }
    | { __typename: 'Quote', id: string | null, quote: string | null, attribution: string | null, context: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }
    | { __typename: 'RichText', id: string | null, title: string | null, content: unknown }
    | { __typename: 'ShareTable', id: string | null, title: string | null, text: string | null, caption: string | null, source: string | null, currency: string | null, seriesLabel: string | null, columns: Array<{ label: string | null, kind: ShareTableColumn_Kind | null }> | null, rows: Array<{ cells: Array<string> | null }> | null, series: Array<{ date: string | null, close: number | null }> | null }
    | { __typename: 'StoryContactList', id: string | null, title: string | null, text: string | null }
    | { __typename: 'StoryOverview', id: string | null, title: string | null, text: string | null, limit: number | null, hasFilters: boolean | null }
    | { __typename: 'TeaserGrid', id: string | null, title: string | null, text: string | null, teasers: Array<{ overline: string | null, title: string | null, text: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
    | { __typename: 'TermsList', id: string | null, title: string | null, text: string | null }
    | { __typename: 'Video', id: string | null, title: string | null, caption: string | null, transcript: string | null, video: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null, captionsFile: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null, poster: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }
  > | null };

export type PageByPathQueryVariables = Exact<{
  site: string;
  parentSlug: string;
  slug: string;
  country?: string | null | undefined;
  draft?: boolean | null | undefined;
}>;


export type PageByPathQuery = { pageByPath: { id: string, title: string | null, slug: string | null, parentSlug: string | null, type: string | null, pageType: Page_PageType | null, theme: ThemeName | null, languages: Array<LanguageCode> | null, canonicalUrl: string | null, isPublished: boolean | null, description: string | null, hideBreadcrumb: boolean | null, updatedAt: string | null, translationSourceLanguage: LanguageCode | null, _status: Page__Status | null, countries: Array<{ countryCode: string }> | null, site: { id: string, key: string } | null, protection: { mode: PageProtection_Mode | null, role: string | null, version: string | null } | null, shareImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, translationTargetLanguages: Array<{ language: LanguageCode | null, translationState: TranslationTarget_TranslationState | null, exportedAt: string | null, importedAt: string | null }> | null, story: { id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, category: Story_Category | null, products: Array<string> | null, hasVideo: boolean | null, languages: Array<LanguageCode> | null, storyContacts: Array<{ id: string, slug: string, name: string | null, role: string | null, text: string | null, email: string, phone: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, topics: Array<{ id: string, name: string | null, slug: string }> | null, countries: Array<{ countryCode: string }> | null } | null, mediaRelease: { id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, adhoc: boolean | null, contactEmail: string | null, documents: Array<{ id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null }> | null } | null, event: { id: string, slug: string | null, title: string | null, leadText: string | null, startDate: string | null, endDate: string | null, isAllDay: boolean | null, timeZone: string | null, place: string | null, address: string | null, stand: string | null, kind: Event_Kind | null, languages: Array<LanguageCode> | null, country: { countryCode: string, name: string | null } | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null } | null, modules: Array<
      | { __typename: 'Accordion', id: string | null, title: string | null, items: Array<{ title: string | null, content: unknown }> | null }
      | { __typename: 'CallToAction', id: string | null, title: string | null, text: string | null, actionTone: CallToAction_Tone | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'DownloadList', id: string | null, title: string | null, text: string | null, files: Array<{ title: string | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null }> | null }
      | { __typename: 'EventList', id: string | null, title: string | null, text: string | null, limit: number | null, period: EventList_Period | null }
      | { __typename: 'FinancialCalendar', id: string | null, title: string | null, text: string | null, entries: Array<{ id: string | null, date: string | null, endDate: string | null, title: string | null, place: string | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'Form', id: string | null, title: string | null, text: string | null, kind: Form_Kind | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null }
      | { __typename: 'HeroBanner', id: string | null, overline: string | null, title: string | null, text: string | null, size: HeroBanner_Size | null, heroTone: HeroBanner_Tone | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'JobOpeningList', id: string | null, title: string | null, text: string | null }
      | { __typename: 'KeyFigures', id: string | null, title: string | null, text: string | null, figures: Array<{ value: string | null, unit: string | null, label: string | null, note: string | null }> | null }
      | { __typename: 'KeyFiguresComparison', id: string | null, title: string | null, text: string | null, caption: string | null, columns: Array<{ label: string | null }> | null, rows: Array<{ label: string | null, unit: string | null, values: Array<{ value: string | null }> | null }> | null }
      | { __typename: 'LightboxGallery', id: string | null, title: string | null, text: string | null, images: Array<{ caption: string | null, image: { credit: string | null, id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> | null }
      | { __typename: 'LocationList', id: string | null, title: string | null, text: string | null, hasMap: boolean | null }
      | { __typename: 'MarketingSection', id: string | null, backgroundColor: MarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }
      | { __typename: 'MediaReleaseList', id: string | null, title: string | null, text: string | null, limit: number | null, hasArchive: boolean | null }
      | { __typename: 'MediaText', id: string | null, overline: string | null, title: string | null, content: unknown, mediaPosition: MediaText_MediaPosition | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'NewsList', id: string | null, title: string | null, text: string | null, limit: number | null }
      | { __typename: 'Quote', id: string | null, quote: string | null, attribution: string | null, context: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }
      | { __typename: 'RichText', id: string | null, title: string | null, content: unknown }
      | { __typename: 'ShareTable', id: string | null, title: string | null, text: string | null, caption: string | null, source: string | null, currency: string | null, seriesLabel: string | null, columns: Array<{ label: string | null, kind: ShareTableColumn_Kind | null }> | null, rows: Array<{ cells: Array<string> | null }> | null, series: Array<{ date: string | null, close: number | null }> | null }
      | { __typename: 'StoryContactList', id: string | null, title: string | null, text: string | null }
      | { __typename: 'StoryOverview', id: string | null, title: string | null, text: string | null, limit: number | null, hasFilters: boolean | null }
      | { __typename: 'TeaserGrid', id: string | null, title: string | null, text: string | null, teasers: Array<{ overline: string | null, title: string | null, text: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'TermsList', id: string | null, title: string | null, text: string | null }
      | { __typename: 'Video', id: string | null, title: string | null, caption: string | null, transcript: string | null, video: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null, captionsFile: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null, poster: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }
    > | null } | null };

export type PageByIdQueryVariables = Exact<{
  id: string;
  draft?: boolean | null | undefined;
}>;


export type PageByIdQuery = { pageById: { id: string, title: string | null, slug: string | null, parentSlug: string | null, type: string | null, pageType: Page_PageType | null, theme: ThemeName | null, languages: Array<LanguageCode> | null, canonicalUrl: string | null, isPublished: boolean | null, description: string | null, hideBreadcrumb: boolean | null, updatedAt: string | null, translationSourceLanguage: LanguageCode | null, _status: Page__Status | null, countries: Array<{ countryCode: string }> | null, site: { id: string, key: string } | null, protection: { mode: PageProtection_Mode | null, role: string | null, version: string | null } | null, shareImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, translationTargetLanguages: Array<{ language: LanguageCode | null, translationState: TranslationTarget_TranslationState | null, exportedAt: string | null, importedAt: string | null }> | null, story: { id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, category: Story_Category | null, products: Array<string> | null, hasVideo: boolean | null, languages: Array<LanguageCode> | null, storyContacts: Array<{ id: string, slug: string, name: string | null, role: string | null, text: string | null, email: string, phone: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, topics: Array<{ id: string, name: string | null, slug: string }> | null, countries: Array<{ countryCode: string }> | null } | null, mediaRelease: { id: string, slug: string | null, title: string | null, leadText: string | null, publicationDate: string | null, adhoc: boolean | null, contactEmail: string | null, documents: Array<{ id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null }> | null } | null, event: { id: string, slug: string | null, title: string | null, leadText: string | null, startDate: string | null, endDate: string | null, isAllDay: boolean | null, timeZone: string | null, place: string | null, address: string | null, stand: string | null, kind: Event_Kind | null, languages: Array<LanguageCode> | null, country: { countryCode: string, name: string | null } | null, countries: Array<{ countryCode: string }> | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null, teaserImage: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null } | null, modules: Array<
      | { __typename: 'Accordion', id: string | null, title: string | null, items: Array<{ title: string | null, content: unknown }> | null }
      | { __typename: 'CallToAction', id: string | null, title: string | null, text: string | null, actionTone: CallToAction_Tone | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'DownloadList', id: string | null, title: string | null, text: string | null, files: Array<{ title: string | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null }> | null }
      | { __typename: 'EventList', id: string | null, title: string | null, text: string | null, limit: number | null, period: EventList_Period | null }
      | { __typename: 'FinancialCalendar', id: string | null, title: string | null, text: string | null, entries: Array<{ id: string | null, date: string | null, endDate: string | null, title: string | null, place: string | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'Form', id: string | null, title: string | null, text: string | null, kind: Form_Kind | null, file: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null }
      | { __typename: 'HeroBanner', id: string | null, overline: string | null, title: string | null, text: string | null, size: HeroBanner_Size | null, heroTone: HeroBanner_Tone | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'JobOpeningList', id: string | null, title: string | null, text: string | null }
      | { __typename: 'KeyFigures', id: string | null, title: string | null, text: string | null, figures: Array<{ value: string | null, unit: string | null, label: string | null, note: string | null }> | null }
      | { __typename: 'KeyFiguresComparison', id: string | null, title: string | null, text: string | null, caption: string | null, columns: Array<{ label: string | null }> | null, rows: Array<{ label: string | null, unit: string | null, values: Array<{ value: string | null }> | null }> | null }
      | { __typename: 'LightboxGallery', id: string | null, title: string | null, text: string | null, images: Array<{ caption: string | null, image: { credit: string | null, id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }> | null }
      | { __typename: 'LocationList', id: string | null, title: string | null, text: string | null, hasMap: boolean | null }
      | { __typename: 'MarketingSection', id: string | null, backgroundColor: MarketingSection_BackgroundColor | null, title: string | null, text: string | null, logo: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }
      | { __typename: 'MediaReleaseList', id: string | null, title: string | null, text: string | null, limit: number | null, hasArchive: boolean | null }
      | { __typename: 'MediaText', id: string | null, overline: string | null, title: string | null, content: unknown, mediaPosition: MediaText_MediaPosition | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, links: Array<{ link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'NewsList', id: string | null, title: string | null, text: string | null, limit: number | null }
      | { __typename: 'Quote', id: string | null, quote: string | null, attribution: string | null, context: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }
      | { __typename: 'RichText', id: string | null, title: string | null, content: unknown }
      | { __typename: 'ShareTable', id: string | null, title: string | null, text: string | null, caption: string | null, source: string | null, currency: string | null, seriesLabel: string | null, columns: Array<{ label: string | null, kind: ShareTableColumn_Kind | null }> | null, rows: Array<{ cells: Array<string> | null }> | null, series: Array<{ date: string | null, close: number | null }> | null }
      | { __typename: 'StoryContactList', id: string | null, title: string | null, text: string | null }
      | { __typename: 'StoryOverview', id: string | null, title: string | null, text: string | null, limit: number | null, hasFilters: boolean | null }
      | { __typename: 'TeaserGrid', id: string | null, title: string | null, text: string | null, teasers: Array<{ overline: string | null, title: string | null, text: string | null, image: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null, link: { kind: Link_Kind | null, text: string | null, path: string | null, pageParameters: string | null, url: string | null, product: string | null, openInNewTab: boolean | null, page: { id: string, title: string | null, slug: string | null, parentSlug: string | null, site: { id: string, key: string } | null } | null, file: { id: string, title: string | null, slug: string, filename: string | null } | null } | null }> | null }
      | { __typename: 'TermsList', id: string | null, title: string | null, text: string | null }
      | { __typename: 'Video', id: string | null, title: string | null, caption: string | null, transcript: string | null, video: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null, captionsFile: { id: string, title: string | null, slug: string, filename: string | null, filesize: number | null, url: string | null, mimeType: string | null, locale: LanguageCode | null } | null, poster: { id: string, alt: string | null, url: string | null, width: number | null, height: number | null, sizes: { stretched: { url: string | null, width: number | null, height: number | null } | null, stretchedPng: { url: string | null, width: number | null, height: number | null } | null, stretchedVideo: { url: string | null, width: number | null, height: number | null } | null, stretchedVideoPng: { url: string | null, width: number | null, height: number | null } | null, breakOut: { url: string | null, width: number | null, height: number | null } | null, breakOutPng: { url: string | null, width: number | null, height: number | null } | null, inline: { url: string | null, width: number | null, height: number | null } | null, inlinePng: { url: string | null, width: number | null, height: number | null } | null, asideSquare: { url: string | null, width: number | null, height: number | null } | null, asideSquarePng: { url: string | null, width: number | null, height: number | null } | null, asideVideo: { url: string | null, width: number | null, height: number | null } | null, asideVideoPng: { url: string | null, width: number | null, height: number | null } | null } | null } | null }
    > | null } | null };

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
export const HeroBannerFragmentDoc = new TypedDocumentString(`
    fragment HeroBanner on HeroBanner {
  __typename
  id
  overline
  title
  text
  size
  heroTone: tone
  image {
    ...Media
  }
  links {
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
}`, {"fragmentName":"HeroBanner"}) as unknown as TypedDocumentString<HeroBannerFragment, unknown>;
export const RichTextFragmentDoc = new TypedDocumentString(`
    fragment RichText on RichText {
  __typename
  id
  title
  content
}
    `, {"fragmentName":"RichText"}) as unknown as TypedDocumentString<RichTextFragment, unknown>;
export const KeyFiguresFragmentDoc = new TypedDocumentString(`
    fragment KeyFigures on KeyFigures {
  __typename
  id
  title
  text
  figures {
    value
    unit
    label
    note
  }
}
    `, {"fragmentName":"KeyFigures"}) as unknown as TypedDocumentString<KeyFiguresFragment, unknown>;
export const KeyFiguresComparisonFragmentDoc = new TypedDocumentString(`
    fragment KeyFiguresComparison on KeyFiguresComparison {
  __typename
  id
  title
  text
  caption
  columns {
    label
  }
  rows {
    label
    unit
    values {
      value
    }
  }
}
    `, {"fragmentName":"KeyFiguresComparison"}) as unknown as TypedDocumentString<KeyFiguresComparisonFragment, unknown>;
export const AccordionFragmentDoc = new TypedDocumentString(`
    fragment Accordion on Accordion {
  __typename
  id
  title
  items {
    title
    content
  }
}
    `, {"fragmentName":"Accordion"}) as unknown as TypedDocumentString<AccordionFragment, unknown>;
export const LightboxGalleryFragmentDoc = new TypedDocumentString(`
    fragment LightboxGallery on LightboxGallery {
  __typename
  id
  title
  text
  images {
    caption
    image {
      ...Media
      credit
    }
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
}`, {"fragmentName":"LightboxGallery"}) as unknown as TypedDocumentString<LightboxGalleryFragment, unknown>;
export const MediaTextFragmentDoc = new TypedDocumentString(`
    fragment MediaText on MediaText {
  __typename
  id
  overline
  title
  content
  mediaPosition
  image {
    ...Media
  }
  links {
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
}`, {"fragmentName":"MediaText"}) as unknown as TypedDocumentString<MediaTextFragment, unknown>;
export const TeaserGridFragmentDoc = new TypedDocumentString(`
    fragment TeaserGrid on TeaserGrid {
  __typename
  id
  title
  text
  teasers {
    overline
    title
    text
    image {
      ...Media
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
}`, {"fragmentName":"TeaserGrid"}) as unknown as TypedDocumentString<TeaserGridFragment, unknown>;
export const VideoFragmentDoc = new TypedDocumentString(`
    fragment Video on Video {
  __typename
  id
  title
  caption
  transcript
  video {
    ...File
  }
  captionsFile {
    ...File
  }
  poster {
    ...Media
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
}`, {"fragmentName":"Video"}) as unknown as TypedDocumentString<VideoFragment, unknown>;
export const QuoteFragmentDoc = new TypedDocumentString(`
    fragment Quote on Quote {
  __typename
  id
  quote
  attribution
  context
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
}`, {"fragmentName":"Quote"}) as unknown as TypedDocumentString<QuoteFragment, unknown>;
export const CallToActionFragmentDoc = new TypedDocumentString(`
    fragment CallToAction on CallToAction {
  __typename
  id
  title
  text
  actionTone: tone
  links {
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
}`, {"fragmentName":"CallToAction"}) as unknown as TypedDocumentString<CallToActionFragment, unknown>;
export const DownloadListFragmentDoc = new TypedDocumentString(`
    fragment DownloadList on DownloadList {
  __typename
  id
  title
  text
  files {
    title
    file {
      ...File
    }
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
}`, {"fragmentName":"DownloadList"}) as unknown as TypedDocumentString<DownloadListFragment, unknown>;
export const MarketingSectionFragmentDoc = new TypedDocumentString(`
    fragment MarketingSection on MarketingSection {
  __typename
  id
  backgroundColor
  title
  text
  logo {
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
}`, {"fragmentName":"MarketingSection"}) as unknown as TypedDocumentString<MarketingSectionFragment, unknown>;
export const MediaReleaseListFragmentDoc = new TypedDocumentString(`
    fragment MediaReleaseList on MediaReleaseList {
  __typename
  id
  title
  text
  limit
  hasArchive
}
    `, {"fragmentName":"MediaReleaseList"}) as unknown as TypedDocumentString<MediaReleaseListFragment, unknown>;
export const NewsListFragmentDoc = new TypedDocumentString(`
    fragment NewsList on NewsList {
  __typename
  id
  title
  text
  limit
}
    `, {"fragmentName":"NewsList"}) as unknown as TypedDocumentString<NewsListFragment, unknown>;
export const FormFragmentDoc = new TypedDocumentString(`
    fragment Form on Form {
  __typename
  id
  title
  text
  kind
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
}`, {"fragmentName":"Form"}) as unknown as TypedDocumentString<FormFragment, unknown>;
export const StoryOverviewFragmentDoc = new TypedDocumentString(`
    fragment StoryOverview on StoryOverview {
  __typename
  id
  title
  text
  limit
  hasFilters
}
    `, {"fragmentName":"StoryOverview"}) as unknown as TypedDocumentString<StoryOverviewFragment, unknown>;
export const StoryContactListFragmentDoc = new TypedDocumentString(`
    fragment StoryContactList on StoryContactList {
  __typename
  id
  title
  text
}
    `, {"fragmentName":"StoryContactList"}) as unknown as TypedDocumentString<StoryContactListFragment, unknown>;
export const EventListFragmentDoc = new TypedDocumentString(`
    fragment EventList on EventList {
  __typename
  id
  title
  text
  limit
  period
}
    `, {"fragmentName":"EventList"}) as unknown as TypedDocumentString<EventListFragment, unknown>;
export const LocationListFragmentDoc = new TypedDocumentString(`
    fragment LocationList on LocationList {
  __typename
  id
  title
  text
  hasMap
}
    `, {"fragmentName":"LocationList"}) as unknown as TypedDocumentString<LocationListFragment, unknown>;
export const TermsListFragmentDoc = new TypedDocumentString(`
    fragment TermsList on TermsList {
  __typename
  id
  title
  text
}
    `, {"fragmentName":"TermsList"}) as unknown as TypedDocumentString<TermsListFragment, unknown>;
export const JobOpeningListFragmentDoc = new TypedDocumentString(`
    fragment JobOpeningList on JobOpeningList {
  __typename
  id
  title
  text
}
    `, {"fragmentName":"JobOpeningList"}) as unknown as TypedDocumentString<JobOpeningListFragment, unknown>;
export const ShareTableFragmentDoc = new TypedDocumentString(`
    fragment ShareTable on ShareTable {
  __typename
  id
  title
  text
  caption
  source
  columns {
    label
    kind
  }
  rows {
    cells
  }
  currency
  series {
    date
    close
  }
  seriesLabel
}
    `, {"fragmentName":"ShareTable"}) as unknown as TypedDocumentString<ShareTableFragment, unknown>;
export const FinancialCalendarFragmentDoc = new TypedDocumentString(`
    fragment FinancialCalendar on FinancialCalendar {
  __typename
  id
  title
  text
  entries {
    id
    date
    endDate
    title
    place
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
}`, {"fragmentName":"FinancialCalendar"}) as unknown as TypedDocumentString<FinancialCalendarFragment, unknown>;
export const PageFragmentDoc = new TypedDocumentString(`
    fragment Page on Page {
  id
  title
  slug
  parentSlug
  type
  pageType
  theme
  languages
  countries {
    countryCode
  }
  site {
    id
    key
  }
  canonicalUrl
  isPublished
  protection {
    mode
    role
    version
  }
  description
  shareImage {
    ...Media
  }
  hideBreadcrumb
  updatedAt
  translationSourceLanguage
  translationTargetLanguages {
    language
    translationState
    exportedAt
    importedAt
  }
  story {
    ...StoryPage
  }
  _status
  mediaRelease {
    ...MediaReleaseDetail
  }
  event {
    ...Event
  }
  modules {
    __typename
    ...HeroBanner
    ...RichText
    ...KeyFigures
    ...KeyFiguresComparison
    ...Accordion
    ...LightboxGallery
    ...MediaText
    ...TeaserGrid
    ...Video
    ...Quote
    ...CallToAction
    ...DownloadList
    ...MarketingSection
    ...MediaReleaseList
    ...NewsList
    ...Form
    ...StoryOverview
    ...StoryContactList
    ...EventList
    ...LocationList
    ...TermsList
    ...JobOpeningList
    ...ShareTable
    ...FinancialCalendar
  }
}
    fragment Accordion on Accordion {
  __typename
  id
  title
  items {
    title
    content
  }
}
fragment CallToAction on CallToAction {
  __typename
  id
  title
  text
  actionTone: tone
  links {
    link {
      ...Link
    }
  }
}
fragment DownloadList on DownloadList {
  __typename
  id
  title
  text
  files {
    title
    file {
      ...File
    }
  }
}
fragment EventList on EventList {
  __typename
  id
  title
  text
  limit
  period
}
fragment FinancialCalendar on FinancialCalendar {
  __typename
  id
  title
  text
  entries {
    id
    date
    endDate
    title
    place
    link {
      ...Link
    }
  }
}
fragment Form on Form {
  __typename
  id
  title
  text
  kind
  file {
    ...File
  }
}
fragment HeroBanner on HeroBanner {
  __typename
  id
  overline
  title
  text
  size
  heroTone: tone
  image {
    ...Media
  }
  links {
    link {
      ...Link
    }
  }
}
fragment JobOpeningList on JobOpeningList {
  __typename
  id
  title
  text
}
fragment KeyFigures on KeyFigures {
  __typename
  id
  title
  text
  figures {
    value
    unit
    label
    note
  }
}
fragment KeyFiguresComparison on KeyFiguresComparison {
  __typename
  id
  title
  text
  caption
  columns {
    label
  }
  rows {
    label
    unit
    values {
      value
    }
  }
}
fragment LightboxGallery on LightboxGallery {
  __typename
  id
  title
  text
  images {
    caption
    image {
      ...Media
      credit
    }
  }
}
fragment LocationList on LocationList {
  __typename
  id
  title
  text
  hasMap
}
fragment MarketingSection on MarketingSection {
  __typename
  id
  backgroundColor
  title
  text
  logo {
    ...Media
  }
  link {
    ...Link
  }
}
fragment MediaReleaseList on MediaReleaseList {
  __typename
  id
  title
  text
  limit
  hasArchive
}
fragment MediaText on MediaText {
  __typename
  id
  overline
  title
  content
  mediaPosition
  image {
    ...Media
  }
  links {
    link {
      ...Link
    }
  }
}
fragment NewsList on NewsList {
  __typename
  id
  title
  text
  limit
}
fragment Quote on Quote {
  __typename
  id
  quote
  attribution
  context
  image {
    ...Media
  }
}
fragment RichText on RichText {
  __typename
  id
  title
  content
}
fragment ShareTable on ShareTable {
  __typename
  id
  title
  text
  caption
  source
  columns {
    label
    kind
  }
  rows {
    cells
  }
  currency
  series {
    date
    close
  }
  seriesLabel
}
fragment StoryContactList on StoryContactList {
  __typename
  id
  title
  text
}
fragment StoryOverview on StoryOverview {
  __typename
  id
  title
  text
  limit
  hasFilters
}
fragment TeaserGrid on TeaserGrid {
  __typename
  id
  title
  text
  teasers {
    overline
    title
    text
    image {
      ...Media
    }
    link {
      ...Link
    }
  }
}
fragment TermsList on TermsList {
  __typename
  id
  title
  text
}
fragment Video on Video {
  __typename
  id
  title
  caption
  transcript
  video {
    ...File
  }
  captionsFile {
    ...File
  }
  poster {
    ...Media
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
fragment StoryPage on Story {
  ...StoryTeaser
  storyContacts {
    ...StoryContactCard
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
}`, {"fragmentName":"Page"}) as unknown as TypedDocumentString<PageFragment, unknown>;
export const PageByPathDocument = new TypedDocumentString(`
    query PageByPath($site: String!, $parentSlug: String!, $slug: String!, $country: String, $draft: Boolean) {
  pageByPath(
    site: $site
    parentSlug: $parentSlug
    slug: $slug
    country: $country
    draft: $draft
  ) {
    ...Page
  }
}
    fragment Accordion on Accordion {
  __typename
  id
  title
  items {
    title
    content
  }
}
fragment CallToAction on CallToAction {
  __typename
  id
  title
  text
  actionTone: tone
  links {
    link {
      ...Link
    }
  }
}
fragment DownloadList on DownloadList {
  __typename
  id
  title
  text
  files {
    title
    file {
      ...File
    }
  }
}
fragment EventList on EventList {
  __typename
  id
  title
  text
  limit
  period
}
fragment FinancialCalendar on FinancialCalendar {
  __typename
  id
  title
  text
  entries {
    id
    date
    endDate
    title
    place
    link {
      ...Link
    }
  }
}
fragment Form on Form {
  __typename
  id
  title
  text
  kind
  file {
    ...File
  }
}
fragment HeroBanner on HeroBanner {
  __typename
  id
  overline
  title
  text
  size
  heroTone: tone
  image {
    ...Media
  }
  links {
    link {
      ...Link
    }
  }
}
fragment JobOpeningList on JobOpeningList {
  __typename
  id
  title
  text
}
fragment KeyFigures on KeyFigures {
  __typename
  id
  title
  text
  figures {
    value
    unit
    label
    note
  }
}
fragment KeyFiguresComparison on KeyFiguresComparison {
  __typename
  id
  title
  text
  caption
  columns {
    label
  }
  rows {
    label
    unit
    values {
      value
    }
  }
}
fragment LightboxGallery on LightboxGallery {
  __typename
  id
  title
  text
  images {
    caption
    image {
      ...Media
      credit
    }
  }
}
fragment LocationList on LocationList {
  __typename
  id
  title
  text
  hasMap
}
fragment MarketingSection on MarketingSection {
  __typename
  id
  backgroundColor
  title
  text
  logo {
    ...Media
  }
  link {
    ...Link
  }
}
fragment MediaReleaseList on MediaReleaseList {
  __typename
  id
  title
  text
  limit
  hasArchive
}
fragment MediaText on MediaText {
  __typename
  id
  overline
  title
  content
  mediaPosition
  image {
    ...Media
  }
  links {
    link {
      ...Link
    }
  }
}
fragment NewsList on NewsList {
  __typename
  id
  title
  text
  limit
}
fragment Quote on Quote {
  __typename
  id
  quote
  attribution
  context
  image {
    ...Media
  }
}
fragment RichText on RichText {
  __typename
  id
  title
  content
}
fragment ShareTable on ShareTable {
  __typename
  id
  title
  text
  caption
  source
  columns {
    label
    kind
  }
  rows {
    cells
  }
  currency
  series {
    date
    close
  }
  seriesLabel
}
fragment StoryContactList on StoryContactList {
  __typename
  id
  title
  text
}
fragment StoryOverview on StoryOverview {
  __typename
  id
  title
  text
  limit
  hasFilters
}
fragment TeaserGrid on TeaserGrid {
  __typename
  id
  title
  text
  teasers {
    overline
    title
    text
    image {
      ...Media
    }
    link {
      ...Link
    }
  }
}
fragment TermsList on TermsList {
  __typename
  id
  title
  text
}
fragment Video on Video {
  __typename
  id
  title
  caption
  transcript
  video {
    ...File
  }
  captionsFile {
    ...File
  }
  poster {
    ...Media
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
fragment StoryPage on Story {
  ...StoryTeaser
  storyContacts {
    ...StoryContactCard
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
}
fragment Page on Page {
  id
  title
  slug
  parentSlug
  type
  pageType
  theme
  languages
  countries {
    countryCode
  }
  site {
    id
    key
  }
  canonicalUrl
  isPublished
  protection {
    mode
    role
    version
  }
  description
  shareImage {
    ...Media
  }
  hideBreadcrumb
  updatedAt
  translationSourceLanguage
  translationTargetLanguages {
    language
    translationState
    exportedAt
    importedAt
  }
  story {
    ...StoryPage
  }
  _status
  mediaRelease {
    ...MediaReleaseDetail
  }
  event {
    ...Event
  }
  modules {
    __typename
    ...HeroBanner
    ...RichText
    ...KeyFigures
    ...KeyFiguresComparison
    ...Accordion
    ...LightboxGallery
    ...MediaText
    ...TeaserGrid
    ...Video
    ...Quote
    ...CallToAction
    ...DownloadList
    ...MarketingSection
    ...MediaReleaseList
    ...NewsList
    ...Form
    ...StoryOverview
    ...StoryContactList
    ...EventList
    ...LocationList
    ...TermsList
    ...JobOpeningList
    ...ShareTable
    ...FinancialCalendar
  }
}`) as unknown as TypedDocumentString<PageByPathQuery, PageByPathQueryVariables>;
export const PageByIdDocument = new TypedDocumentString(`
    query PageById($id: String!, $draft: Boolean) {
  pageById(id: $id, draft: $draft) {
    ...Page
  }
}
    fragment Accordion on Accordion {
  __typename
  id
  title
  items {
    title
    content
  }
}
fragment CallToAction on CallToAction {
  __typename
  id
  title
  text
  actionTone: tone
  links {
    link {
      ...Link
    }
  }
}
fragment DownloadList on DownloadList {
  __typename
  id
  title
  text
  files {
    title
    file {
      ...File
    }
  }
}
fragment EventList on EventList {
  __typename
  id
  title
  text
  limit
  period
}
fragment FinancialCalendar on FinancialCalendar {
  __typename
  id
  title
  text
  entries {
    id
    date
    endDate
    title
    place
    link {
      ...Link
    }
  }
}
fragment Form on Form {
  __typename
  id
  title
  text
  kind
  file {
    ...File
  }
}
fragment HeroBanner on HeroBanner {
  __typename
  id
  overline
  title
  text
  size
  heroTone: tone
  image {
    ...Media
  }
  links {
    link {
      ...Link
    }
  }
}
fragment JobOpeningList on JobOpeningList {
  __typename
  id
  title
  text
}
fragment KeyFigures on KeyFigures {
  __typename
  id
  title
  text
  figures {
    value
    unit
    label
    note
  }
}
fragment KeyFiguresComparison on KeyFiguresComparison {
  __typename
  id
  title
  text
  caption
  columns {
    label
  }
  rows {
    label
    unit
    values {
      value
    }
  }
}
fragment LightboxGallery on LightboxGallery {
  __typename
  id
  title
  text
  images {
    caption
    image {
      ...Media
      credit
    }
  }
}
fragment LocationList on LocationList {
  __typename
  id
  title
  text
  hasMap
}
fragment MarketingSection on MarketingSection {
  __typename
  id
  backgroundColor
  title
  text
  logo {
    ...Media
  }
  link {
    ...Link
  }
}
fragment MediaReleaseList on MediaReleaseList {
  __typename
  id
  title
  text
  limit
  hasArchive
}
fragment MediaText on MediaText {
  __typename
  id
  overline
  title
  content
  mediaPosition
  image {
    ...Media
  }
  links {
    link {
      ...Link
    }
  }
}
fragment NewsList on NewsList {
  __typename
  id
  title
  text
  limit
}
fragment Quote on Quote {
  __typename
  id
  quote
  attribution
  context
  image {
    ...Media
  }
}
fragment RichText on RichText {
  __typename
  id
  title
  content
}
fragment ShareTable on ShareTable {
  __typename
  id
  title
  text
  caption
  source
  columns {
    label
    kind
  }
  rows {
    cells
  }
  currency
  series {
    date
    close
  }
  seriesLabel
}
fragment StoryContactList on StoryContactList {
  __typename
  id
  title
  text
}
fragment StoryOverview on StoryOverview {
  __typename
  id
  title
  text
  limit
  hasFilters
}
fragment TeaserGrid on TeaserGrid {
  __typename
  id
  title
  text
  teasers {
    overline
    title
    text
    image {
      ...Media
    }
    link {
      ...Link
    }
  }
}
fragment TermsList on TermsList {
  __typename
  id
  title
  text
}
fragment Video on Video {
  __typename
  id
  title
  caption
  transcript
  video {
    ...File
  }
  captionsFile {
    ...File
  }
  poster {
    ...Media
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
fragment StoryPage on Story {
  ...StoryTeaser
  storyContacts {
    ...StoryContactCard
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
}
fragment Page on Page {
  id
  title
  slug
  parentSlug
  type
  pageType
  theme
  languages
  countries {
    countryCode
  }
  site {
    id
    key
  }
  canonicalUrl
  isPublished
  protection {
    mode
    role
    version
  }
  description
  shareImage {
    ...Media
  }
  hideBreadcrumb
  updatedAt
  translationSourceLanguage
  translationTargetLanguages {
    language
    translationState
    exportedAt
    importedAt
  }
  story {
    ...StoryPage
  }
  _status
  mediaRelease {
    ...MediaReleaseDetail
  }
  event {
    ...Event
  }
  modules {
    __typename
    ...HeroBanner
    ...RichText
    ...KeyFigures
    ...KeyFiguresComparison
    ...Accordion
    ...LightboxGallery
    ...MediaText
    ...TeaserGrid
    ...Video
    ...Quote
    ...CallToAction
    ...DownloadList
    ...MarketingSection
    ...MediaReleaseList
    ...NewsList
    ...Form
    ...StoryOverview
    ...StoryContactList
    ...EventList
    ...LocationList
    ...TermsList
    ...JobOpeningList
    ...ShareTable
    ...FinancialCalendar
  }
}`) as unknown as TypedDocumentString<PageByIdQuery, PageByIdQueryVariables>;
import type { SeedListModule } from './listModules';

export type * from './documentTypes';
export type * from './listModules';

/** Shapes of the seed's source data. `runSeed` turns them into documents; nothing here touches a database. */

export const seedLanguages = ['en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;
export type SeedLanguage = (typeof seedLanguages)[number];

/** A text per language; a language left out is filled by the service's fallback chain. */
export type Localized = Partial<Record<SeedLanguage, string>>;

/** Markdown per language: paragraphs, `###` headings, lists, bold, italic, links, `---`. Becomes a Lexical tree. */
export type LocalizedMarkdown = Localized;

export type SeedSiteKey =
  | 'main'
  | 'north-america-events'
  | 'brand-portal'
  | 'volta'
  | 'schleuniger'
  | 'cirris'
  | 'adaptronic';

/** `site:slug` or `site:parent/slug`, for example `main:company/about`. */
export type PageKey = `${SeedSiteKey}:${string}`;

interface LinkCommon {
  text?: Localized;
  openInNewTab?: boolean;
}
export type SeedLink = LinkCommon &
  (
    | { kind: 'page'; page: PageKey; pageParameters?: string }
    | { kind: 'path'; path: string }
    | { kind: 'external'; url: string }
    | { kind: 'product'; product: string }
    | { kind: 'file'; file: string }
  );

/** A picture of the source's `media`, by its key. */
export type MediaKey = string;
/** A file of the source's `files`, by its slug; `slug@de` is its German version beside the first one. */
export type FileKey = string;

export type SeedModule =
  | SeedListModule
  | {
      blockType: 'heroBanner';
      overline?: Localized;
      title: Localized;
      text?: Localized;
      image: MediaKey;
      links?: SeedLink[];
      size?: 'large' | 'compact';
      tone?: 'dark' | 'light';
    }
  | { blockType: 'richText'; title?: Localized; content: LocalizedMarkdown }
  | {
      blockType: 'keyFigures';
      title?: Localized;
      text?: Localized;
      figures: { value: Localized; unit?: Localized; label: Localized; note?: Localized }[];
    }
  | {
      blockType: 'keyFiguresComparison';
      title: Localized;
      text?: Localized;
      caption: Localized;
      columns: Localized[];
      rows: { label: Localized; unit?: Localized; values: Localized[] }[];
    }
  | { blockType: 'accordion'; title?: Localized; items: { title: Localized; content: LocalizedMarkdown }[] }
  | {
      blockType: 'lightboxGallery';
      title?: Localized;
      text?: Localized;
      images: { image: MediaKey; caption?: Localized }[];
    }
  | {
      blockType: 'mediaText';
      overline?: Localized;
      title: Localized;
      content: LocalizedMarkdown;
      image: MediaKey;
      mediaPosition?: 'start' | 'end';
      links?: SeedLink[];
    }
  | {
      blockType: 'teaserGrid';
      title?: Localized;
      text?: Localized;
      teasers: {
        overline?: Localized;
        title: Localized;
        text?: Localized;
        image?: MediaKey;
        link: SeedLink;
      }[];
    }
  | {
      blockType: 'video';
      title: Localized;
      video: FileKey;
      poster: MediaKey;
      caption?: Localized;
      transcript: Localized;
      captionsFile: FileKey;
    }
  | { blockType: 'quote'; quote: Localized; attribution: Localized; context?: Localized; image?: MediaKey }
  | {
      blockType: 'callToAction';
      title: Localized;
      text?: Localized;
      links: SeedLink[];
      tone?: 'accent' | 'dark' | 'light';
    }
  | {
      blockType: 'downloadList';
      title: Localized;
      text?: Localized;
      files: { file: FileKey; title?: Localized }[];
    }
  | {
      blockType: 'marketingSection';
      logo?: MediaKey;
      backgroundColor?: 'Dark_White' | 'White_Dark' | 'Accent';
      title: Localized;
      text?: Localized;
      link: SeedLink;
    };

export type SeedPageType =
  | 'Content'
  | 'Home'
  | 'Product'
  | 'Service'
  | 'SmartFactory'
  | 'Story'
  | 'MediaRelease'
  | 'Event'
  | 'Investor'
  | 'Location'
  | 'Form'
  | 'Error';

export interface SeedPage {
  site: SeedSiteKey;
  slug: string;
  /** Slug of the parent page on the same site; absent: directly below home. */
  parent?: string;
  pageType?: SeedPageType;
  /** One of the eleven themes; absent: Default (the site's theme applies). */
  theme?: string;
  languages: SeedLanguage[];
  /** Country codes; absent: every country. */
  countries?: string[];
  title: Localized;
  description: Localized;
  shareImage?: MediaKey;
  /** Absent: everyone may read the page. */
  protection?: { mode: 'password'; password: string } | { mode: 'ciamRole'; role: string };
  /** Day of a story or release, `2026-03-12`; absent: the day of the seed. */
  publishedOn?: string;
  modules: SeedModule[];
}

export interface SeedNavigationItem {
  title: Localized;
  slug: string;
  breadcrumbOverride?: Localized;
  hidden?: boolean;
  countries?: string[];
  link?: SeedLink;
  items?: SeedNavigationItem[];
  marketingSection?: {
    logo?: MediaKey;
    backgroundColor?: 'Dark_White' | 'White_Dark' | 'Accent';
    title: Localized;
    text?: Localized;
    link: SeedLink;
  };
}

export interface SeedMedia {
  key: MediaKey;
  fileName: string;
  alt: Localized;
  caption?: Localized;
  /** Source of the picture, which `runSeed` rasterises. */
  svg: () => string;
  width: number;
  height: number;
  /** Per cent from the left: what crops narrower than the picture are centred on; the middle when absent. */
  focalX?: number | undefined;
}

export interface SeedFile {
  key: FileKey;
  slug: string;
  fileName: string;
  title: Localized;
  mimeType: string;
  language?: SeedLanguage;
  /** Reads or generates the bytes. */
  bytes: () => Promise<Uint8Array>;
}

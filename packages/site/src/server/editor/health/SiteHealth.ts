import type { LanguageCode } from '@kmx/core';

import type { TranslationPage } from '../translation/loadTranslations';

import type {
  BrokenRedirect,
  DuplicateGroup,
  FailedSchedule,
  LibraryItem,
  LicenceItem,
  MissingAltText,
  MissingPicture,
} from './serviceHealth.schema';

export interface ContentLocation {
  readonly page: TranslationPage;
  /** Undefined if the problem concerns the page itself. */
  readonly block: { readonly type: string; readonly position: number } | undefined;
  /**
   * Path inside the block or page, with 1-based indexes: "links › 1 › link". Empty for the whole block or
   * page.
   */
  readonly field: string;
}

/** A block that is not rendered because its data is invalid. */
export interface BlockFault {
  readonly place: ContentLocation;
  /** Validation message of the block, in English. */
  readonly message: string;
}

/**
 * `gone`: no such page, or none chosen; `unpublished`: not reachable for readers; `noFile`: no such file, or
 * none chosen; `noProduct`: not offered to these readers; `notFound`: a path or action that nothing handles.
 */
export type DeadLinkReason = 'gone' | 'unpublished' | 'noFile' | 'noProduct' | 'notFound';

export interface DeadLink {
  readonly place: ContentLocation;
  readonly reason: DeadLinkReason;
  /** Text of the link, or the title of its target. */
  readonly text: string;
}

export interface MissingLanguages {
  readonly page: TranslationPage;
  readonly languages: readonly LanguageCode[];
}

/** Number of uses of a block on the site; may be 0. */
export interface BlockUsage {
  readonly blockType: string;
  readonly count: number;
  /** Without duplicates. */
  readonly pages: readonly TranslationPage[];
}

/** Problems of a site, based on the newest drafts of its pages. */
export interface SiteHealth {
  readonly pageCount: number;
  /** Number of pages that were checked. */
  readonly readCount: number;
  /** Pages that do not match the schema of the content service. */
  readonly unreadable: readonly TranslationPage[];
  readonly faults: readonly BlockFault[];
  readonly deadLinks: readonly DeadLink[];
  readonly missingLanguages: readonly MissingLanguages[];
  readonly usage: readonly BlockUsage[];
  /** For all sites; undefined if the content service does not provide it. */
  readonly library: readonly LibraryItem[] | undefined;
  /** For all sites; undefined if the content service does not provide them. */
  readonly duplicates: readonly DuplicateGroup[] | undefined;
  /** For all sites; undefined if the content service does not provide them. */
  readonly licences: readonly LicenceItem[] | undefined;
  /** For this site and shared content; undefined if the content service does not provide them. */
  readonly missingAltTexts: readonly MissingAltText[] | undefined;
  /** For this site; undefined if the content service does not provide it. */
  readonly failedSchedules: readonly FailedSchedule[] | undefined;
  /** For this site and shared content; undefined if the content service does not provide them. */
  readonly missingPictures: readonly MissingPicture[] | undefined;
  /** For this site and shared content; undefined if the content service does not provide them. */
  readonly brokenRedirects: readonly BrokenRedirect[] | undefined;
}

/** A page with its unvalidated modules. */
export interface ReadPage {
  readonly page: TranslationPage;
  readonly modules: readonly unknown[];
  readonly shareImage: unknown;
}

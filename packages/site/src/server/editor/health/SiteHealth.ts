import type { LanguageCode } from '@kmx/core';

import type { TranslationPage } from '../translation/loadTranslations';

import type { BrokenRedirect, FailedSchedule, LibraryItem, MissingPicture } from './serviceHealth.schema';

/** Where on a site something stands. */
export interface HealthPlace {
  readonly page: TranslationPage;
  /** The block that it stands in; undefined for the page itself. */
  readonly block: { readonly type: string; readonly position: number } | undefined;
  /** Inside the block or the page, counted as people do: "links › 1 › link". Empty for the whole. */
  readonly field: string;
}

/** A block that readers do not see since its data is not what it needs. */
export interface BlockFault {
  readonly place: HealthPlace;
  /** In English, as the block's own check says it. */
  readonly message: string;
}

/**
 * `gone`: there is no such page, or none was chosen; `unpublished`: readers do not reach it; `noFile`: as `gone`, of a file;
 * `noProduct`: not offered to these readers; `notFound`: a path or action that nothing responds to.
 */
export type DeadLinkReason = 'gone' | 'unpublished' | 'noFile' | 'noProduct' | 'notFound';

/** A link that readers cannot follow. */
export interface DeadLink {
  readonly place: HealthPlace;
  readonly reason: DeadLinkReason;
  /** The words of the link, or the title of its target. */
  readonly text: string;
}

/** A picture that says nothing to who cannot see it. */
export interface SilentPicture {
  readonly place: HealthPlace;
  readonly mediaId: string;
}

/** The languages of the site in which a page does not exist. */
export interface MissingLanguages {
  readonly page: TranslationPage;
  readonly languages: readonly LanguageCode[];
}

/** How often a block stands on the site; also those that stand nowhere. */
export interface BlockUsage {
  readonly blockType: string;
  readonly count: number;
  /** Each page once. */
  readonly pages: readonly TranslationPage[];
}

/** What an editor should know of a site, over its pages with their newest drafts. */
export interface SiteHealth {
  /** How many pages the site has. */
  readonly pageCount: number;
  /** How many of them were looked into. */
  readonly readCount: number;
  /** Pages that the content service did not hand out as its schema promises. */
  readonly unreadable: readonly TranslationPage[];
  readonly faults: readonly BlockFault[];
  readonly deadLinks: readonly DeadLink[];
  readonly pictures: readonly SilentPicture[];
  readonly missingLanguages: readonly MissingLanguages[];
  readonly usage: readonly BlockUsage[];
  /** Of all sites; undefined where the content service does not tell. */
  readonly library: readonly LibraryItem[] | undefined;
  /** Of this site; undefined where the content service does not tell. */
  readonly failedSchedules: readonly FailedSchedule[] | undefined;
  /** Those of this site and of all sites; undefined where the content service does not include them. */
  readonly missingPictures: readonly MissingPicture[] | undefined;
  /** Those of this site and of all sites; undefined where the content service does not include them. */
  readonly brokenRedirects: readonly BrokenRedirect[] | undefined;
}

/** A page with what stands on it, unchecked as the content service gave it. */
export interface ReadPage {
  readonly page: TranslationPage;
  readonly modules: readonly unknown[];
  readonly shareImage: unknown;
}

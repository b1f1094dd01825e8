import { z } from 'zod';
import { languageCodes } from '@kmx/core';

const documentFields = { collection: z.string(), id: z.string() };

const uploadFields = { collection: z.enum(['media', 'files']), id: z.string(), name: z.string() };

const useFields = {
  useCount: z.number(),
  /** Truncated by the service. */
  uses: z.array(z.object({ ...documentFields, title: z.string() })),
};

const libraryItemSchema = z.object({
  ...uploadFields,
  ...useFields,
  /** In bytes, including all language versions. */
  size: z.number(),
  isPublic: z.boolean(),
});

const duplicateGroupSchema = z.object({
  collection: z.enum(['media', 'files']),
  /** In bytes, of one copy. */
  size: z.number(),
  copies: z.array(z.object({ id: z.string(), name: z.string() })),
});

const licenceSchema = z.object({
  ...uploadFields,
  ...useFields,
  licence: z.string().nullable(),
  /** Last day, such as "2026-12-31". */
  ends: z.iso.date(),
  state: z.enum(['ending', 'ended']),
});

const missingAltTextSchema = z.object({
  id: z.string(),
  name: z.string(),
  ...useFields,
  /** Site key; null for documents without a site. */
  site: z.string().nullable(),
  languages: z.array(z.enum(languageCodes)),
});

const failedScheduleSchema = z.object({
  id: z.string(),
  type: z.enum(['publish', 'unpublish']),
  collection: z.string(),
  documentId: z.string(),
  title: z.string(),
  /** Site key; null for documents without a site. */
  site: z.string().nullable(),
  /** ISO 8601. */
  failedAt: z.string(),
  /** One sentence in English. */
  reason: z.string(),
});

const missingPictureSchema = z.object({
  ...documentFields,
  title: z.string(),
  /** Site key; null for documents without a site. */
  site: z.string().nullable(),
  /** Unique places such as "2 · Hero banner". */
  places: z.array(z.string()),
});

const brokenRedirectSchema = z.object({
  id: z.string(),
  previousUrl: z.string(),
  /** Site key; null for all sites. */
  site: z.string().nullable(),
  /** One sentence in English. */
  reason: z.string(),
});

/** Findings that only the content service can determine. */
export const serviceHealthSchema = z.object({
  library: z.array(libraryItemSchema),
  duplicates: z.array(duplicateGroupSchema),
  licences: z.array(licenceSchema),
  missingAltTexts: z.array(missingAltTextSchema),
  failedSchedules: z.array(failedScheduleSchema),
  missingPictures: z.array(missingPictureSchema),
  brokenRedirects: z.array(brokenRedirectSchema),
});

/** A picture or file shared by all sites, with its uses; unused items come first. */
export type LibraryItem = z.output<typeof libraryItemSchema>;

/** Pictures or files with the same content. */
export type DuplicateGroup = z.output<typeof duplicateGroupSchema>;

/** A picture or file whose licence has ended or ends within 30 days. */
export type LicenceItem = z.output<typeof licenceSchema>;

/** A picture without alternative text in languages in which published pages show it. */
export type MissingAltText = z.output<typeof missingAltTextSchema>;

export type FailedSchedule = z.output<typeof failedScheduleSchema>;

/** A document that shows a deleted picture. */
export type MissingPicture = z.output<typeof missingPictureSchema>;

/** A redirect whose target no longer exists. */
export type BrokenRedirect = z.output<typeof brokenRedirectSchema>;

export type ServiceHealth = z.output<typeof serviceHealthSchema>;

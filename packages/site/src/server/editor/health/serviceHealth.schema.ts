import { z } from 'zod';

const documentFields = { collection: z.string(), id: z.string() };

const libraryItemSchema = z.object({
  ...documentFields,
  collection: z.enum(['media', 'files']),
  name: z.string(),
  /** In bytes, including all language versions. */
  size: z.number(),
  useCount: z.number(),
  isPublic: z.boolean(),
  /** Truncated by the service. */
  uses: z.array(z.object({ ...documentFields, title: z.string() })),
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
  failedSchedules: z.array(failedScheduleSchema),
  missingPictures: z.array(missingPictureSchema),
  brokenRedirects: z.array(brokenRedirectSchema),
});

/** A picture or file shared by all sites, with its uses; unused items come first. */
export type LibraryItem = z.output<typeof libraryItemSchema>;

/** A scheduled publication that failed. */
export type FailedSchedule = z.output<typeof failedScheduleSchema>;

/** A document that shows a deleted picture. */
export type MissingPicture = z.output<typeof missingPictureSchema>;

/** A redirect whose target no longer exists. */
export type BrokenRedirect = z.output<typeof brokenRedirectSchema>;

export type ServiceHealth = z.output<typeof serviceHealthSchema>;

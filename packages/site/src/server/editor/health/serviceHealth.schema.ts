import { z } from 'zod';

const documentFields = { collection: z.string(), id: z.string() };

const libraryItemSchema = z.object({
  ...documentFields,
  collection: z.enum(['media', 'files']),
  name: z.string(),
  /** Bytes, of all language versions. */
  size: z.number(),
  useCount: z.number(),
  isPublic: z.boolean(),
  /** The first few. */
  uses: z.array(z.object({ ...documentFields, title: z.string() })),
});

const failedScheduleSchema = z.object({
  id: z.string(),
  type: z.enum(['publish', 'unpublish']),
  collection: z.string(),
  documentId: z.string(),
  title: z.string(),
  /** The key of its site; null for what belongs to none. */
  site: z.string().nullable(),
  /** ISO 8601. */
  failedAt: z.string(),
  /** One English sentence. */
  reason: z.string(),
});

const missingPictureSchema = z.object({
  ...documentFields,
  title: z.string(),
  /** The key of its site; null for what belongs to none. */
  site: z.string().nullable(),
  /** "2 · Hero banner": each once. */
  places: z.array(z.string()),
});

const brokenRedirectSchema = z.object({
  id: z.string(),
  previousUrl: z.string(),
  /** The key of its site; null for all sites. */
  site: z.string().nullable(),
  /** One English sentence. */
  reason: z.string(),
});

/** What the content service alone knows. */
export const serviceHealthSchema = z.object({
  library: z.array(libraryItemSchema),
  failedSchedules: z.array(failedScheduleSchema),
  missingPictures: z.array(missingPictureSchema),
  brokenRedirects: z.array(brokenRedirectSchema),
});

/** A picture or file that all sites share, and who uses it: what nobody uses first. */
export type LibraryItem = z.output<typeof libraryItemSchema>;

/** A publication that was scheduled and did not happen. */
export type FailedSchedule = z.output<typeof failedScheduleSchema>;

/** A document that shows a picture which is deleted. */
export type MissingPicture = z.output<typeof missingPictureSchema>;

/** A redirect whose target is gone. */
export type BrokenRedirect = z.output<typeof brokenRedirectSchema>;

export type ServiceHealth = z.output<typeof serviceHealthSchema>;

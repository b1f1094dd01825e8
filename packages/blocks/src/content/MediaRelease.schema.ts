import { z } from 'zod';
import { optionalList } from './fields.schema';
import { fileSchema } from './File.schema';

export const mediaReleaseSchema = z
  .object({
    slug: z.string().nullable(),
    title: z.string().nullable(),
    leadText: z.string().nullable(),
    /** ISO 8601. */
    publicationDate: z.string().nullable(),
    adhoc: z.boolean().nullable(),
    contactEmail: z.string().nullable(),
    documents: optionalList(fileSchema),
  })
  .transform(({ adhoc, documents, ...release }) => ({
    slug: release.slug ?? '',
    title: release.title ?? '',
    leadText: release.leadText ?? undefined,
    publicationDate: release.publicationDate ?? undefined,
    contactEmail: release.contactEmail ?? undefined,
    isAdhoc: adhoc ?? false,
    documents: documents.flatMap((file) => file ?? []),
  }));

export type MediaReleaseData = z.output<typeof mediaReleaseSchema>;

/** Raw media release of a page; `undefined` if missing or invalid. */
export const readMediaRelease = (raw: unknown): MediaReleaseData | undefined =>
  mediaReleaseSchema.safeParse(raw).data;

import { z } from 'zod';
import { optionalList } from './fields.schema';
import { fileSchema } from './File.schema';

/** A media release as its own page shows it, around its modules. */
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

/** The raw media release of a page; `undefined` for a page that is none, or whose release has another shape. */
export const readMediaRelease = (raw: unknown): MediaReleaseData | undefined =>
  mediaReleaseSchema.safeParse(raw).data;

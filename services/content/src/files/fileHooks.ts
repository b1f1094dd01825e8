import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { localeOptions } from '../config/locales';
import type { File as FileDocument } from '../payload-types';

const describeLanguage = (locale: string | null): string =>
  localeOptions.find(({ value }) => value === locale)?.label ?? 'every language';

/** Ensures one file per slug and language, so that `/file/{slug}` is unambiguous. */
export const rejectTakenFileSlug: CollectionBeforeChangeHook<FileDocument> = async ({
  data,
  originalDoc,
  req,
}) => {
  const locale = data.locale ?? null;
  const { docs } = await req.payload.db.find<FileDocument>({
    collection: 'files',
    where: {
      and: [
        { slug: { equals: data.slug } },
        locale === null ? { locale: { exists: false } } : { locale: { equals: locale } },
        ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    },
    limit: 1,
    pagination: false,
    req,
  });
  const [taken] = docs;
  if (!taken) return data;
  throw new ValidationError({
    collection: 'files',
    errors: [
      {
        path: 'slug',
        message: `/file/${data.slug} already has a version for ${describeLanguage(locale)}: "${taken.filename ?? taken.id}". Replace that file, or choose another language or slug.`,
      },
    ],
    req,
  });
};

import { z } from 'zod';
import { isLanguageCode } from '@kmx/core';

import { protectionSchema } from '../content/protection.schema';

const text = z.string().nullable();

const protectingPage = z
  .object({
    id: z.string(),
    title: text,
    slug: text,
    parentSlug: text,
    site: z.object({ key: z.string() }).nullable(),
    protection: protectionSchema,
  })
  .transform(({ slug, title, ...page }) => ({ ...page, slug: slug ?? 'home', title: title ?? slug ?? '' }));

const storedFile = z
  .object({
    id: z.string(),
    locale: text,
    fileName: text,
    mimeType: text,
    filesize: z.number().nullable(),
    url: text,
    updatedAt: text,
    protectedBy: z.array(protectingPage),
  })
  .transform(({ locale, fileName, mimeType, url, ...file }) => ({
    ...file,
    locale: locale !== null && isLanguageCode(locale) ? locale : null,
    fileName: fileName ?? 'file',
    mimeType: mimeType ?? 'application/octet-stream',
    url: url ?? '',
  }));

export const filesSchema = z.object({
  filesBySlug: z.array(storedFile).transform((files) => files.filter(({ url }) => url !== '')),
});

/** Metadata of a file in the content service. */
export type StoredFile = z.output<typeof storedFile>;

export type ProtectingPage = z.output<typeof protectingPage>;

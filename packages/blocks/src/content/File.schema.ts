import { z } from 'zod';
import { languageCodes, type LanguageCode } from '@kmx/core';

/** A file of the library; its public address is `/file/{slug}`, its content is at `url`. */
export interface FileData {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly url: string;
  /** Upper case, without a dot: `PDF`; empty if the name has none. */
  readonly extension: string;
  /** Bytes. */
  readonly size: number | undefined;
  readonly mimeType: string;
  /** Language of a document that exists in one language only. */
  readonly language: LanguageCode | undefined;
}

const extensionOf = (fileName: string): string => /\.([^./]+)$/.exec(fileName)?.[1]?.toUpperCase() ?? '';

/** Undefined without a downloadable file. */
export const fileSchema = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    slug: z.string().nullable(),
    filename: z.string().nullable(),
    filesize: z.number().nullable(),
    url: z.string().nullable(),
    mimeType: z.string().nullable(),
    locale: z.enum(languageCodes).nullable(),
  })
  .nullable()
  .transform((file): FileData | undefined => {
    if (!file?.slug || !file.url) return undefined;
    return {
      id: file.id,
      title: file.title ?? file.filename ?? file.slug,
      slug: file.slug,
      url: file.url,
      extension: extensionOf(file.filename ?? ''),
      size: file.filesize ?? undefined,
      mimeType: file.mimeType ?? 'application/octet-stream',
      language: file.locale ?? undefined,
    };
  });

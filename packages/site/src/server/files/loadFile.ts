import { z } from 'zod';

import { contentCache } from '../content/contentCache';
import { FileBySlugDocument } from '../content/files.query';
import { queryContent } from '../content/queryContent';
import { mediaTag } from '../content/tags';
import { env } from '../env';

const fileSchema = z.object({
  fileBySlug: z
    .object({ fileName: z.string().nullable(), mimeType: z.string().nullable(), url: z.string().nullable() })
    .nullable(),
});

export type StoredFile = NonNullable<z.output<typeof fileSchema>['fileBySlug']>;

/** A file's facts by its slug; null when there is none. */
export async function loadFile(slug: string): Promise<StoredFile | null> {
  const { file } = await contentCache().get(`file:${slug}`, [mediaTag], async () => {
    const answer = await queryContent(FileBySlugDocument, fileSchema, { slug }, 'en');
    return { file: answer.fileBySlug };
  });
  return file;
}

/** Opens a file's bytes in the content service; only the path of the address counts, the host is ours to say. */
export async function openFile(file: StoredFile, range: string | null): Promise<Response> {
  const { pathname } = new URL(file.url ?? '', env().CONTENT_URL);
  return fetch(`${env().CONTENT_URL}${pathname}`, {
    headers: range ? { range } : {},
    cache: 'no-store',
  });
}

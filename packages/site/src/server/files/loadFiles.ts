import { queryContent } from '../content/queryContent';

import { FilesBySlugDocument } from './files.query';
import { filesSchema, type StoredFile } from './files.schema';

/**
 * Every language version of a file; empty when there is none. Not remembered here: who may read a file has to be true at
 * once, its bytes need the service anyway, and slugs that nobody has would push content out of the memory.
 * @throws ContentError when the service cannot answer.
 */
export async function loadFiles(slug: string): Promise<readonly StoredFile[]> {
  const { filesBySlug } = await queryContent(FilesBySlugDocument, filesSchema, { slug }, 'en');
  return filesBySlug;
}

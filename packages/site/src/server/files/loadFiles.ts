import { queryContent } from '../content/queryContent';

import { FilesBySlugDocument } from './files.query';
import { filesSchema, type StoredFile } from './files.schema';

/**
 * Loads all language versions of a file; empty if there is none. Uncached: access changes must apply
 * immediately, the content requires the service anyway, and unknown slugs would evict content.
 * @throws ContentError if the service fails.
 */
export async function loadFiles(slug: string): Promise<readonly StoredFile[]> {
  const { filesBySlug } = await queryContent(FilesBySlugDocument, filesSchema, { slug }, 'en');
  return filesBySlug;
}

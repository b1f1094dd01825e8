import type { LanguageCode } from '@kmx/core';
import { readTableFile } from '../../shared/readTableFile';

/** Reads the text of a list of part numbers; undefined for other files. */
export const readListFile = (file: File, language: LanguageCode): Promise<string | undefined> =>
  readTableFile(file, language, async () => (await import('@kmx/core/article-files')).decodeArticleFile);

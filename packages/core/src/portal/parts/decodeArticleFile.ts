import type { LanguageCode } from '@kmx/contract/locales';
import { decodeTable } from '../../files/decodeTable';
import { articleListLimits, parseArticleNumbers } from './parseArticleNumbers';
import { readArticleTable } from './readArticleTable';

/** Rates a reading by the known headings, then by the lines that can be read. */
function rateReading(text: string): number {
  const known = readArticleTable(text, 0).header?.known ?? 0;
  const readable = parseArticleNumbers(text).lines.filter(
    (line) => 'articleNumber' in line && /\d/.test(line.articleNumber),
  );
  return known * (articleListLimits.lines + 1) + readable.length;
}

/** Decodes a file of article numbers; in the code pages of spreadsheets the one is used that can be read best. */
export const decodeArticleFile = (bytes: Uint8Array, language: LanguageCode): string =>
  decodeTable(bytes, { language, rateReading });

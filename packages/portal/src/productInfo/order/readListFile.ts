import type { LanguageCode } from '@kmx/core';

/** Maximum size in bytes; 200 lines are a few kilobytes. */
const largestFile = 1_000_000;

const decodeUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Loads the detector of character encodings with the first file; if that fails, only UTF-8 can be read. */
const loadDecoder = (): Promise<(bytes: Uint8Array, language: LanguageCode) => string> =>
  import('@kmx/core/article-files').then(
    ({ decodeArticleFile }) => decodeArticleFile,
    () => decodeUtf8,
  );

/** Reads the text of a dropped or chosen file; undefined if it is not text, too large or unreadable. */
export async function readListFile(file: File, language: LanguageCode): Promise<string | undefined> {
  if (file.size > largestFile) return undefined;
  try {
    const [decode, content] = await Promise.all([loadDecoder(), file.arrayBuffer()]);
    const text = decode(new Uint8Array(content), language);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

import type { LanguageCode } from '@kmx/core';

/** 200 lines are a few kilobytes: what is larger is no list of part numbers. */
const largestFile = 1_000_000;

const decodeUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Code pages are detected by a library that is loaded with the first file; without it UTF-8 can still be read. */
const loadDecoder = (): Promise<(bytes: Uint8Array, language: LanguageCode) => string> =>
  import('@kmx/core/article-files').then(
    ({ decodeArticleFile }) => decodeArticleFile,
    () => decodeUtf8,
  );

/** The text of a dropped or chosen file; undefined for one that is no text, too large, or cannot be read. */
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

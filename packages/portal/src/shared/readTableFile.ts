import type { LanguageCode } from '@kmx/core';

type Decode = (bytes: Uint8Array, language: LanguageCode) => string;

/** Maximum size in bytes; 200 lines are a few kilobytes. */
const maxFileBytes = 1_000_000;

const decodeUtf8: Decode = (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/**
 * Reads the text of a dropped or chosen table; undefined if it is not text, too large or unreadable. `loadDecoder` loads
 * the detector of character encodings with the first file; if that fails, only UTF-8 can be read.
 */
export async function readTableFile(
  file: File,
  language: LanguageCode,
  loadDecoder: () => Promise<Decode>,
): Promise<string | undefined> {
  if (file.size > maxFileBytes) return undefined;
  try {
    const [decode, content] = await Promise.all([loadDecoder().catch(() => decodeUtf8), file.arrayBuffer()]);
    const text = decode(new Uint8Array(content), language);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Soft hyphen, zero-width space, word joiner and byte order mark, which copying from documents leaves in a text. */
const pasted = /[\u00AD\u200B\u2060\uFEFF]/g;

/** An entry without spaces around it and without control characters; only a text of several lines keeps its line ends. */
export function cleanText(text: string, isMultiline: boolean): string {
  const lines = text.normalize('NFC').replace(pasted, '').replace(/\r\n?/g, '\n');
  if (isMultiline) return lines.replace(/[^\P{Cc}\n\t]/gu, '').trim();
  return lines
    .replace(/[\n\t]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

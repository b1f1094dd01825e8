/** Soft hyphen, zero-width space, word joiner and byte order mark, which copied text often contains. */
const pasted = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Trims an entry and removes control characters; only multi-line texts keep line ends. */
export function cleanText(text: string, isMultiline: boolean): string {
  const lines = text.normalize('NFC').replace(pasted, '').replace(/\r\n?/g, '\n');
  if (isMultiline) return lines.replace(/[^\P{Cc}\n\t]/gu, '').trim();
  return lines
    .replace(/[\n\t]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

/** Bidirectional marks make names and addresses look like others. */
const direction = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Cleans a header or file name: one line without control characters and bidirectional marks. */
export const cleanLine = (text: string): string =>
  text
    .replace(direction, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Cleans a text of several lines: keeps line feeds and tabs, removes other control characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(direction, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** Marks that change the direction of what follows: they make names and addresses read as something else. */
const direction = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One line for a header or a file's name: no control characters, no marks of direction. */
export const cleanLine = (text: string): string =>
  text
    .replace(direction, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Text of several lines: line feeds and tabs stay, other control characters do not. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(direction, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

/** For text and attributes of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/**
 * Replaces thin spaces in dates: Node.js formats with them, while browsers use ordinary spaces for compatibility. Texts
 * rendered on the server and in the browser must be equal.
 */
export const withPlainSpaces = (date: string): string => date.replace(/[\u2009\u202f]/g, ' ');

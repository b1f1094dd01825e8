/**
 * Dates as every browser writes them: Node's formats have thin spaces where browsers, for the sake of old programs, put
 * plain ones. A text that is written on the server and again in the browser is the same then.
 */
export const withPlainSpaces = (date: string): string => date.replace(/[\u2009\u202f]/g, ' ');

/** Phone numbers in a text stay in one line: in the middle of one, a line's end reads as the end of the number. */
export const preservePhones = (text: string): string =>
  text.replaceAll(/\+\d[\d ]*\d/g, (number) => number.replaceAll(' ', '\u00a0'));

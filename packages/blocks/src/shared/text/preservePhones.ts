/** Prevents line breaks in telephone numbers, because a break looks like the end of the number. */
export const preservePhones = (text: string): string =>
  text.replaceAll(/\+\d[\d ]*\d/g, (number) => number.replaceAll(' ', '\u00a0'));

/** The address by which a telephone dials a number, however it is written: `+41 41 000 00 20`. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** A country's code, and at least three groups of digits: `+10 000 000` is a figure. */
const phonePattern = /^\+[1-9]\d{0,2}(?: \d{1,5}){3,6}$/;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Where a text leads that is a telephone number with its country or an e-mail address, and nothing else. */
export function contactHref(text: string): string | undefined {
  if (phonePattern.test(text)) return phoneHref(text);
  return emailPattern.test(text) ? `mailto:${text}` : undefined;
}

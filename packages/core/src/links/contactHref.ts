/** Returns a `tel:` URL for a number in any spelling, such as `+41 41 000 00 20`. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Country code and at least three groups of digits; `+10 000 000` is a figure. */
const phonePattern = /^\+[1-9]\d{0,2}(?: \d{1,5}){3,6}$/;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns a `tel:` or `mailto:` URL if the text is exactly an international telephone number or an e-mail address. */
export function contactHref(text: string): string | undefined {
  if (phonePattern.test(text)) return phoneHref(text);
  return emailPattern.test(text) ? `mailto:${text}` : undefined;
}

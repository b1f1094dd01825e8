/** The address of a value that is a telephone number with its country or an e-mail address, and nothing else. */
export function decideContactHref(value: string): string | undefined {
  if (/^\+\d[\d ]{6,}\d$/.test(value)) return `tel:${value.replaceAll(' ', '')}`;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? `mailto:${value}` : undefined;
}

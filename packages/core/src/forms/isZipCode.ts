const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CH: /^\d{4}$/,
  CN: /^\d{6}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  HU: /^\d{4}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  MX: /^\d{5}$/,
  PT: /^\d{4}-\d{3}$/,
  RO: /^\d{6}$/,
  SK: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(-\d{4})?$/,
};

/** Other countries: 2 to 12 letters, digits, spaces and hyphens. */
const anywhere = /^[\p{L}\d][\p{L}\d -]{0,10}[\p{L}\d]$/u;

/** Validates a zip code for a country code ("Please enter a valid zip code", section 5). */
export const isZipCode = (text: string, country: string): boolean =>
  (patterns[country] ?? anywhere).test(text);

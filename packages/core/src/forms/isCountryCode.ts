const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Entries of CLDR that are no countries: unions, the unknown region, test locales, regions without an ISO 3166 code.
 */
const noCountries = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

/** Accepts ISO 3166-1 codes in upper case. */
export const isCountryCode = (text: string): boolean =>
  /^[A-Z]{2}$/.test(text) && !noCountries.has(text) && names.of(text) !== undefined;

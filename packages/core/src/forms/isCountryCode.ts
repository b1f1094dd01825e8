const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What CLDR names besides countries: unions, the unknown region, test locales, parts of countries without a code of ISO 3166. */
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

/** Whether a text is the ISO 3166-1 code of a country, in capitals. */
export const isCountryCode = (text: string): boolean =>
  /^[A-Z]{2}$/.test(text) && !noCountries.has(text) && names.of(text) !== undefined;

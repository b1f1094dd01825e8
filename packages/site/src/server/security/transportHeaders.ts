/**
 * HSTS headers for sites on TLS (ASVS 3.4.1), with two years as preload lists require. Browsers ignore them
 * over plain HTTP.
 */
export const createTransportHeaders = (siteUrl: string): Readonly<Record<string, string>> =>
  siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {};

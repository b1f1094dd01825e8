/**
 * Locale for dates and numbers, as rendered by the server; importing core's rule would add its tables to
 * every page's script.
 */
export const pageLocale = (): string =>
  document.documentElement.dataset.locale ?? (document.documentElement.lang || 'en');

/** Locale of dates and numbers, as the server wrote it: core's rule would bring its tables into every page's script. */
export const pageLocale = (): string =>
  document.documentElement.dataset.locale ?? (document.documentElement.lang || 'en');

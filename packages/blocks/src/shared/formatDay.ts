import type { IntlShape } from 'react-intl/server';

/** An ISO 8601 date as a day in words, in the site's time zone. */
export const formatDay = (date: string, intl: IntlShape): string =>
  intl.formatDate(date, { day: 'numeric', month: 'long', year: 'numeric' });

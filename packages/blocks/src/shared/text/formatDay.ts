import type { IntlShape } from 'react-intl/server';

/** Formats an ISO 8601 date in the site's time zone. */
export const formatDay = (date: string, intl: IntlShape): string =>
  intl.formatDate(date, { day: 'numeric', month: 'long', year: 'numeric' });

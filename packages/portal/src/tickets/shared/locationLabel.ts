import type { IntlShape } from 'react-intl';

interface Place {
  readonly name: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

/** `Hall 2, Lucerne, Switzerland`: a location as choices and facts name it, the country in the reader's language. */
export const createLocationLabel = (intl: IntlShape, { name, city, country }: Place): string =>
  intl.formatMessage(
    { id: 'portal.tickets.locationLabel' },
    { name, city, country: intl.formatDisplayName(country, { type: 'region' }) ?? country },
  );

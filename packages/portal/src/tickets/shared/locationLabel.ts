import type { IntlShape } from 'react-intl';
import { namesCity } from '@kmx/core/portal';

interface Place {
  readonly name: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

/**
 * `Hall 2, Lucerne, Switzerland`: a location as choices and details name it, the country in the reader's language. A
 * name that contains its city is not followed by it: `Werk Lucerne, Switzerland`.
 */
export const createLocationLabel = (intl: IntlShape, { name, city, country }: Place): string =>
  intl.formatMessage(
    { id: namesCity(name, city) ? 'portal.tickets.locationLabel.named' : 'portal.tickets.locationLabel' },
    { name, city, country: intl.formatDisplayName(country, { type: 'region' }) ?? country },
  );

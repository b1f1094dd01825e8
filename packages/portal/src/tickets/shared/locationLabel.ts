import type { IntlShape } from 'react-intl';
import { namesCity } from '@kmx/core/portal';

interface LabelledLocation {
  readonly name: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

/**
 * Formats a location with the country in the user's language: `Hall 2, Lucerne, Switzerland`. The city is omitted if
 * the name contains it: `Werk Lucerne, Switzerland`.
 */
export const createLocationLabel = (intl: IntlShape, { name, city, country }: LabelledLocation): string =>
  intl.formatMessage(
    { id: namesCity(name, city) ? 'portal.tickets.locationLabel.named' : 'portal.tickets.locationLabel' },
    { name, city, country: intl.formatDisplayName(country, { type: 'region' }) ?? country },
  );

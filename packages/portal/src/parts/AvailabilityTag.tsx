'use client';

import { FormattedMessage } from 'react-intl';
import type { PartFactsFragment } from '../__generated__/customer/graphql';
import { SignTag } from '../shared/SignTag';
import { Detail, Stock } from './AvailabilityTag.styles';
import { availabilitySigns, availabilityTones, availabilityLabelIds } from './partLabels';

export interface AvailabilityTagProps {
  readonly part: Pick<PartFactsFragment, 'availability' | 'availabilityInDays' | 'location' | 'stock'>;
}

/** Availability of a part as label, icon and tone, with delivery time and warehouse below. */
export const AvailabilityTag = ({
  part: { availability, availabilityInDays, location, stock },
}: AvailabilityTagProps) => (
  <Stock>
    <SignTag
      tone={availabilityTones[availability]}
      drawing={availabilitySigns[availability]}
      value={availability}
    >
      <FormattedMessage id={availabilityLabelIds[availability]} />
    </SignTag>
    <Detail>
      <FormattedMessage
        id="portal.parts.availability.detail"
        values={{ stock, days: availabilityInDays, location }}
      />
    </Detail>
  </Stock>
);

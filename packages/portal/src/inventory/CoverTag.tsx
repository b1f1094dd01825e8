'use client';

import { FormattedMessage } from 'react-intl';
import type { CoverStatus } from '../__generated__/customer/graphql';
import { SignTag, type TagTone } from '../shared/SignTag';
import { coverLabelIds } from './inventoryLabels';

/** Only a cover that ends soon requires an action. */
const tones = {
  active: 'success',
  endsSoon: 'strong',
  ended: 'neutral',
  none: 'neutral',
} as const satisfies Record<CoverStatus, TagTone>;

/** A tick, an hourglass, a cross, a dash: distinguishable without colour. */
const drawings = {
  active: 'M2 8.5l4 4 8-9',
  endsSoon: 'M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14',
  ended: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  none: 'M3 8h10',
} as const satisfies Record<CoverStatus, string>;

/** State of a warranty or contract as label, icon and tone. */
export const CoverTag = ({ status }: { readonly status: CoverStatus }) => (
  <SignTag tone={tones[status]} drawing={drawings[status]} value={status}>
    <FormattedMessage id={coverLabelIds[status]} />
  </SignTag>
);

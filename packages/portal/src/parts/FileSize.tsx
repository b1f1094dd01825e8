'use client';

import { FormattedNumber } from 'react-intl';

const thousand = 1000;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** How large a file is, in the largest unit that leaves a whole figure; `bytes` from 0. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(thousand)), units.length - 1);
  return (
    <FormattedNumber
      value={bytes / thousand ** step}
      style="unit"
      unit={units[step]}
      unitDisplay={step === 0 ? 'long' : 'short'}
      maximumFractionDigits={1}
    />
  );
}

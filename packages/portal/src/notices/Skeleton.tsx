'use client';

import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@kmx/design-system';

import { Frame, Line } from './Skeleton.styles';

/** Uneven lengths, to resemble text. */
const shares = [72, 48, 64, 40, 56];

export interface SkeletonProps {
  /** Number of placeholder lines. */
  readonly lines?: number;
}

/** Placeholder for text that is loading. */
export const Skeleton = ({ lines = 3 }: SkeletonProps) => (
  <Frame role="status" data-skeleton>
    <VisuallyHidden>
      <FormattedMessage id="portal.shared.loading" />
    </VisuallyHidden>
    {Array.from({ length: lines }, (_, index) => (
      <Line key={index} $share={shares[index % shares.length] ?? 60} aria-hidden="true" />
    ))}
  </Frame>
);

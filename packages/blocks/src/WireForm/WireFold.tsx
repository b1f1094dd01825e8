import type { ReactNode } from 'react';
import { Icon } from '@kmx/design-system';

import { Fold, FoldHead } from './WireForm.styles';

export interface WireFoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Keeps the forms of a list that is answered out of the answer's way. */
export const WireFold = ({ title, children }: WireFoldProps) => (
  <Fold data-block="wire-fold">
    <FoldHead>
      <Icon name="edit" size={16} />
      {title}
      <Icon name="chevron-down" size={16} />
    </FoldHead>
    {children}
  </Fold>
);

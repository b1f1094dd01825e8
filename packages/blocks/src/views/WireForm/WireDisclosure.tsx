import type { ReactNode } from 'react';
import { Icon } from '@kmx/design-system';

import { Disclosure, DisclosureSummary } from './WireForm.styles';

export interface WireDisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Collapses the forms of a list that has results. */
export const WireDisclosure = ({ title, children }: WireDisclosureProps) => (
  <Disclosure data-block="wire-fold">
    <DisclosureSummary>
      <Icon name="edit" size={16} />
      {title}
      <Icon name="chevron-down" size={16} />
    </DisclosureSummary>
    {children}
  </Disclosure>
);

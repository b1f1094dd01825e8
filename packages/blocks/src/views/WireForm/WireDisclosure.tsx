import type { ReactNode } from 'react';
import { Icon } from '@kmx/design-system';

import { Disclosure, DisclosureHead } from './WireForm.styles';

export interface WireDisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Collapses the forms of a list that has results. */
export const WireDisclosure = ({ title, children }: WireDisclosureProps) => (
  <Disclosure data-block="wire-fold">
    <DisclosureHead>
      <Icon name="edit" size={16} />
      {title}
      <Icon name="chevron-down" size={16} />
    </DisclosureHead>
    {children}
  </Disclosure>
);

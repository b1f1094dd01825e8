import type { ReactNode } from 'react';
import { Text, Wire } from '@kmx/design-system';
import { Frame } from './ListNotice.styles';

/** Stands where a list would, and says why there is none. */
export const ListNotice = ({ children }: { readonly children: ReactNode }) => (
  <Frame>
    <Wire variant="empty" />
    <Text size="xs">{children}</Text>
  </Frame>
);

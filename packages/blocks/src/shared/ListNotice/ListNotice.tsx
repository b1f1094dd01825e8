import type { ReactNode } from 'react';
import { Text, Wire } from '@kmx/design-system';
import { Frame } from './ListNotice.styles';

/** Replaces an empty list with an explanation. */
export const ListNotice = ({ children }: { readonly children: ReactNode }) => (
  <Frame>
    <Wire variant="empty" />
    <Text size="xs">{children}</Text>
  </Frame>
);

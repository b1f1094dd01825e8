import type { ReactNode } from 'react';
import { Frame, type StackGap } from './Stack.styles';

export interface StackProps {
  readonly gap?: StackGap;
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'form';
  readonly children: ReactNode;
}

/** Sets its children below one another with one even gap. */
export const Stack = ({ gap = 'm', as = 'div', children }: StackProps) => (
  <Frame as={as} $gap={gap}>
    {children}
  </Frame>
);

import type { ReactNode } from 'react';
import { Frame, type StackGap } from './Stack.styles';

export interface StackProps {
  /** `xs` ties a label to its value, `s` lines of one thing, `m` things of one group, `l` and `xl` groups. */
  readonly gap?: StackGap;
  /** The element it is, where it means more than a box: `ul` for a list, `form` for fields. */
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'form';
  /** Stacked elements without their own margins. */
  readonly children: ReactNode;
}

export const Stack = ({ gap = 'm', as = 'div', children }: StackProps) => (
  <Frame as={as} $gap={gap}>
    {children}
  </Frame>
);

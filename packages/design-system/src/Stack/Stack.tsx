import type { ReactNode } from 'react';
import { Frame, type StackGap } from './Stack.styles';

export interface StackProps {
  /** `xs` ties a label to its value, `s` lines of one thing, `m` things of one group, `l` and `xl` groups. */
  readonly gap?: StackGap;
  /** The element it is, where it means more than a box: `ul` for a list, `form` for fields. */
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'form';
  /** What stands one below the other; it brings no margins of its own. */
  readonly children: ReactNode;
}

/** Sets its children below one another with one even gap. */
export const Stack = ({ gap = 'm', as = 'div', children }: StackProps) => (
  <Frame as={as} $gap={gap}>
    {children}
  </Frame>
);

import type { ReactNode } from 'react';
import { Frame, type StackGap } from './Stack.styles';

export interface StackProps {
  /** `xs` between a label and its value, `s` between related lines, `m` within a group, `l` and `xl` between groups. */
  readonly gap?: StackGap;
  /** Element to render, if it has a meaning: `ul` for a list, `form` for fields. */
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'form';
  /** Stacked elements without their own margins. */
  readonly children: ReactNode;
}

export const Stack = ({ gap = 'm', as = 'div', children }: StackProps) => (
  <Frame as={as} $gap={gap}>
    {children}
  </Frame>
);

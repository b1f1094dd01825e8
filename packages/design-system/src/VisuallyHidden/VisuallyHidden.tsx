import type { ReactNode } from 'react';
import { Frame } from './VisuallyHidden.styles';

export interface VisuallyHiddenProps {
  /** Id for an element that it names or describes. */
  readonly id?: string;
  /** Text that is visually obvious but must be announced. */
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ id, children }: VisuallyHiddenProps) => <Frame id={id}>{children}</Frame>;

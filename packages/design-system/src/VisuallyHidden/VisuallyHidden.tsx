import type { ReactNode } from 'react';
import { Frame } from './VisuallyHidden.styles';

export interface VisuallyHiddenProps {
  /** For an element that it names or describes. */
  readonly id?: string;
  /** Words that are seen from the context and must be heard. */
  readonly children: ReactNode;
}

/** Words for screen readers only. */
export const VisuallyHidden = ({ id, children }: VisuallyHiddenProps) => <Frame id={id}>{children}</Frame>;

import type { ReactNode } from 'react';
import { Frame } from './VisuallyHidden.styles';

export interface VisuallyHiddenProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** Words for screen readers only. */
export const VisuallyHidden = ({ id, children }: VisuallyHiddenProps) => <Frame id={id}>{children}</Frame>;

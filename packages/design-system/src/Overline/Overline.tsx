import type { ReactNode } from 'react';
import { Line } from './Overline.styles';

export interface OverlineProps {
  /** Two to five words: a process, a range, a date. */
  readonly children: ReactNode;
}

/** Short line above a heading that categorises it. */
export const Overline = ({ children }: OverlineProps) => <Line>{children}</Line>;

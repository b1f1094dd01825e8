import type { ReactNode } from 'react';
import { Line } from './Overline.styles';

export interface OverlineProps {
  /** Two to five words: a process, a range, a date. */
  readonly children: ReactNode;
}

/** The short line above a heading that says what kind of thing follows. */
export const Overline = ({ children }: OverlineProps) => <Line>{children}</Line>;

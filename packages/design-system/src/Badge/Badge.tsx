import type { ReactNode } from 'react';
import { Frame, type BadgeTone } from './Badge.styles';

export interface BadgeProps {
  /**
   * `neutral` for an inactive state, `accent` for new or counted, `info` for running, `success` for done, `error` for a
   * problem that needs a fix.
   */
  readonly tone?: BadgeTone;
  /** One or two words that describe the state without colour, or a count. */
  readonly children: ReactNode;
}

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => <Frame $tone={tone}>{children}</Frame>;

import type { ReactNode } from 'react';
import { Frame, type BadgeTone } from './Badge.styles';

export interface BadgeProps {
  /** `neutral` for what is at rest, `accent` for new or counted, `info` for what runs, `success` for done, `error` for what somebody must mend. */
  readonly tone?: BadgeTone;
  /** One or two words that describe the state without colour, or a count. */
  readonly children: ReactNode;
}

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => <Frame $tone={tone}>{children}</Frame>;

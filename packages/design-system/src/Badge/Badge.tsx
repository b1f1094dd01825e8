import type { ReactNode } from 'react';
import { Frame, type BadgeTone } from './Badge.styles';

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A state or a count beside what it belongs to. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => <Frame $tone={tone}>{children}</Frame>;

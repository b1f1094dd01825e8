'use client';

import type { ReactNode } from 'react';

import { Frame, Sign } from './SignTag.styles';

/** Colour family of a tag, always combined with a label and an icon. `strong` is for a tag that requires an action. */
export type TagTone = 'neutral' | 'strong' | 'info' | 'success' | 'error';

export interface SignTagProps {
  readonly tone: TagTone;
  /** Path of an icon on a 16 px grid, which distinguishes the tag without its colour. */
  readonly drawing: string;
  /** Value of the tag, such as `pending`. */
  readonly value: string;
  readonly children: ReactNode;
}

/** A state as label, icon and tone. */
export const SignTag = ({ tone, drawing, value, children }: SignTagProps) => (
  <Frame $tone={tone} data-status={value}>
    <Sign viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={drawing} />
    </Sign>
    <span>{children}</span>
  </Frame>
);

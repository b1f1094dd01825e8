import type { ReactNode } from 'react';
import { Frame, type TextSize, type TextTone } from './Text.styles';

export interface TextProps {
  readonly size?: TextSize;
  readonly tone?: TextTone;
  readonly as?: 'p' | 'span' | 'div' | 'dd' | 'dt' | 'li' | 'figcaption';
  readonly children: ReactNode;
}

/** Running text, held to 68 characters a line. */
export const Text = ({ size = 's', tone = 'default', as = 'p', children }: TextProps) => (
  <Frame as={as} $size={size} $tone={tone}>
    {children}
  </Frame>
);

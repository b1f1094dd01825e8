import type { ReactNode } from 'react';
import { Frame, type TextSize, type TextTone } from './Text.styles';

export interface TextProps {
  /**
   * `m` for a lead below a title, `s` for reading, `xs` in cards, lists and forms, `xxs` for notes; `l` for a single
   * sentence.
   */
  readonly size?: TextSize;
  /** `muted` for secondary text, `inverse` on dark; in a `Section` with a tone use `default`. */
  readonly tone?: TextTone;
  /** The element it is, where it is no paragraph. */
  readonly as?: 'p' | 'span' | 'div' | 'dd' | 'dt' | 'li' | 'figcaption';
  /** One paragraph; use `Prose` for rich text of editors. */
  readonly children: ReactNode;
}

/** Running text, held to 68 characters a line. */
export const Text = ({ size = 's', tone = 'default', as = 'p', children }: TextProps) => (
  <Frame as={as} $size={size} $tone={tone}>
    {children}
  </Frame>
);

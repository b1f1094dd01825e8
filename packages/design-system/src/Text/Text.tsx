import type { ReactNode } from 'react';
import { Frame, type TextSize, type TextTone } from './Text.styles';

export interface TextProps {
  /**
   * `m` for a lead below a title, `s` for running text, `xs` in cards, lists and forms, `xxs` for notes; `l` for a
   * single sentence.
   */
  readonly size?: TextSize;
  /** `muted` for secondary text, `inverse` on dark; in a `Section` with a tone use `default`. */
  readonly tone?: TextTone;
  /** Element to render if it is not a paragraph. */
  readonly as?: 'p' | 'span' | 'div' | 'dd' | 'dt' | 'li' | 'figcaption';
  /** One paragraph; use `Prose` for rich text of editors. */
  readonly children: ReactNode;
}

/** Running text of at most 68 characters per line. */
export const Text = ({ size = 's', tone = 'default', as = 'p', children }: TextProps) => (
  <Frame as={as} $size={size} $tone={tone}>
    {children}
  </Frame>
);

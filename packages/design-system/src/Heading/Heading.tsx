import type { ReactNode } from 'react';
import { Frame, type HeadingSize } from './Heading.styles';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  /** Level in the page’s outline: one below its parent heading, regardless of the size. */
  readonly level: HeadingLevel;
  /** Overrides the default size of the level. */
  readonly size?: HeadingSize;
  /** Id for links and for the section that it names. */
  readonly id?: string;
  /** Uses the stencil typeface. */
  readonly cut?: boolean;
  /** Up to ten words, no full stop. */
  readonly children: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
const sizes = { 1: 'xxl', 2: 'xl', 3: 'l', 4: 'm', 5: 's', 6: 'xs' } as const;

export const Heading = ({ level, size = sizes[level], id, cut = false, children }: HeadingProps) => (
  <Frame as={tags[level]} id={id} $size={size} $cut={cut}>
    {children}
  </Frame>
);

import type { ReactNode } from 'react';
import { Frame, type ContainerWidth } from './Container.styles';

export interface ContainerProps {
  /** `stretched` (1180) for cards and pictures, `breakOut` (980) for films and data, `inline` (780) for text to read, `full` (1440) for what fills the window. */
  readonly width?: ContainerWidth;
  /** The element it is, where it means more than a box. */
  readonly as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'aside';
  /** Everything of a section; no second container inside. */
  readonly children: ReactNode;
}

/** Holds content to one of the named widths: stretched 1180, breakOut 980, inline 780, full 1440 px. */
export const Container = ({ width = 'stretched', as = 'div', children }: ContainerProps) => (
  <Frame as={as} $width={width}>
    {children}
  </Frame>
);

import type { ReactNode } from 'react';
import { Frame, type ContainerWidth } from './Container.styles';

export interface ContainerProps {
  /**
   * `stretched` (1180) for cards and pictures, `breakOut` (980) for videos and data, `inline` (780) for running text,
   * `full` (1440) for full-width content.
   */
  readonly width?: ContainerWidth;
  /** Element to render, if it has a meaning. */
  readonly as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'aside';
  /** Content of a section; containers are not nested. */
  readonly children: ReactNode;
}

/** Limits content to one of the named widths: stretched 1180, breakOut 980, inline 780, full 1440 px. */
export const Container = ({ width = 'stretched', as = 'div', children }: ContainerProps) => (
  <Frame as={as} $width={width}>
    {children}
  </Frame>
);

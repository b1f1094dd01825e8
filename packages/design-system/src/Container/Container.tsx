import type { ReactNode } from 'react';
import { Frame, type ContainerWidth } from './Container.styles';

export interface ContainerProps {
  readonly width?: ContainerWidth;
  readonly as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'aside';
  readonly children: ReactNode;
}

/** Holds content to one of the named widths: stretched 1180, breakOut 980, inline 780, full 1440 px. */
export const Container = ({ width = 'stretched', as = 'div', children }: ContainerProps) => (
  <Frame as={as} $width={width}>
    {children}
  </Frame>
);

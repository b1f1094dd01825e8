import type { ReactNode } from 'react';
import { Caption, FigureFrame } from './Picture.styles';

export interface FigureProps {
  /** Adds information that the picture lacks: station, viewpoint, scale. */
  readonly caption?: ReactNode;
  /** A `Picture`, a `Table` or a drawing. */
  readonly children: ReactNode;
}

export const Figure = ({ caption, children }: FigureProps) => (
  <FigureFrame>
    {children}
    {caption && <Caption>{caption}</Caption>}
  </FigureFrame>
);

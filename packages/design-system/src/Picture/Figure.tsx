import type { ReactNode } from 'react';
import { Caption, FigureFrame } from './Picture.styles';

export interface FigureProps {
  /** What the picture does not show itself: which station, seen from where, at what scale. */
  readonly caption?: ReactNode;
  /** A `Picture`, a `Table` or a drawing. */
  readonly children: ReactNode;
}

/** A picture, table or drawing with a caption below. */
export const Figure = ({ caption, children }: FigureProps) => (
  <FigureFrame>
    {children}
    {caption && <Caption>{caption}</Caption>}
  </FigureFrame>
);

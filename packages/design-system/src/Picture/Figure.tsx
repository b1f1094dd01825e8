import type { ReactNode } from 'react';
import { Caption, FigureFrame } from './Picture.styles';

export interface FigureProps {
  readonly caption?: ReactNode;
  readonly children: ReactNode;
}

/** A picture, table or drawing with a caption below. */
export const Figure = ({ caption, children }: FigureProps) => (
  <FigureFrame>
    {children}
    {caption && <Caption>{caption}</Caption>}
  </FigureFrame>
);

import type { ReactNode } from 'react';
import { Frame, type GridColumns } from './Grid.styles';

export interface GridProps {
  readonly columns: GridColumns;
  readonly as?: 'div' | 'ul' | 'ol';
  readonly children: ReactNode;
}

/** Equal columns: one on a small screen, two from 600 px, the number asked for from 1024 px. */
export const Grid = ({ columns, as = 'div', children }: GridProps) => (
  <Frame as={as} $columns={columns}>
    {children}
  </Frame>
);

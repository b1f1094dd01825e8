import type { ReactNode } from 'react';
import { Frame, type GridColumns, type GridPhoneLayout } from './Grid.styles';

export interface GridProps {
  /** From 1024 px: 2 for few and wordy entries, 3 for cards with a picture, 4 for figures and logos. */
  readonly columns: GridColumns;
  /** Shows three figures in one row from 600 px, because two columns would leave one alone. */
  readonly isRowEarly?: boolean;
  /** Below 600 px: one column, pairs of short entries, or a row of links with pictures that scrolls sideways. */
  readonly onPhone?: GridPhoneLayout;
  /** `ul` or `ol` for lists, with `li` inside. */
  readonly as?: 'div' | 'ul' | 'ol';
  /** Entries of one type: cards, figures. */
  readonly children: ReactNode;
}

/** Equal columns: one on a phone (see `onPhone`), two from 600 px, the given number from 1024 px. */
export const Grid = ({
  columns,
  isRowEarly = false,
  onPhone = 'column',
  as = 'div',
  children,
}: GridProps) => (
  <Frame as={as} $columns={columns} $isRowEarly={isRowEarly} $onPhone={onPhone}>
    {children}
  </Frame>
);

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Caption, Cell, ColumnHeader, Frame, Region, RowHeader } from './Table.styles';

export interface TableColumn {
  readonly id: string;
  readonly label: ReactNode;
  /** Figures: right-aligned, monospaced, tabular, and left-to-right in any text direction. */
  readonly isNumeric?: boolean;
}

export interface TableRow {
  readonly id: string;
  /** One cell per column, in order. The first names the row. */
  readonly cells: readonly ReactNode[];
}

export interface TableProps {
  /** Accessible name of the table and its scroll region. */
  readonly caption: string;
  /** True if a heading directly above has the same text; it is still announced. */
  readonly isCaptionHidden?: boolean;
  /** The first column names the rows; headers are announced with every cell. */
  readonly columns: readonly TableColumn[];
  /** In a meaningful order: by size, name or date. */
  readonly rows: readonly TableRow[];
  /** Shows each row as a card below 1024 px, instead of scrolling. The place of the table arranges the cells. */
  readonly isStacked?: boolean;
}

/** Table that scrolls horizontally in a labelled region on narrow screens, or whose rows become cards there. */
export const Table = ({ caption, isCaptionHidden = false, columns, rows, isStacked = false }: TableProps) => (
  <Region role="region" aria-label={caption} tabIndex={0}>
    <Frame $isStacked={isStacked}>
      {isCaptionHidden ? (
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      ) : (
        <Caption>{caption}</Caption>
      )}
      <thead>
        <tr>
          {columns.map(({ id, label, isNumeric = false }) => (
            <ColumnHeader key={id} scope="col" $isNumeric={isNumeric}>
              {label}
            </ColumnHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, isNumeric = false }, index) =>
              index === 0 ? (
                <RowHeader key={id} scope="row" $isNumeric={isNumeric}>
                  {row.cells[index]}
                </RowHeader>
              ) : (
                <Cell key={id} $isNumeric={isNumeric}>
                  {isNumeric ? <bdi>{row.cells[index]}</bdi> : row.cells[index]}
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Frame>
  </Region>
);

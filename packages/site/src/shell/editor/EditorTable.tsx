import type { ReactNode } from 'react';
import { DataTable, type DataTableColumn, type DataTableProps } from '@kmx/design-system/workspace';

import { Cards, CellLabel } from './EditorTable.styles';

export interface EditorColumn<TRow> extends Omit<DataTableColumn<TRow>, 'sort'> {
  /** Takes the full width of a card. */
  readonly isWhole?: boolean;
}

interface EditorTableProps<TRow> extends Pick<DataTableProps<TRow>, 'caption' | 'rows' | 'getRowId'> {
  /** The first column contains the row headers. */
  readonly columns: readonly EditorColumn<TRow>[];
  /** Cells contain prose: equally wide columns, stacked on small screens. */
  readonly isProse?: boolean;
}

const isEmpty = (content: ReactNode) =>
  content === null || content === undefined || content === false || content === '';

/** Table of the editor area: scrolls horizontally on large screens, becomes a list of cards on small ones. */
export function EditorTable<TRow>({ columns, isProse = false, ...props }: EditorTableProps<TRow>) {
  const labelled = columns.map((column, index): DataTableColumn<TRow> => {
    const { isWhole = false, ...rest } = column;
    if (index === 0) return rest;
    const render = (row: TRow) => {
      const content = rest.render(row);
      if (isEmpty(content)) return null;
      return (
        <>
          <CellLabel
            aria-hidden
            data-label={rest.isLabelHidden ? undefined : rest.label}
            data-whole={isWhole || undefined}
          />
          {content}
        </>
      );
    };
    return { ...rest, render };
  });
  return (
    <Cards data-prose={isProse || undefined}>
      <DataTable {...props} columns={labelled} />
    </Cards>
  );
}

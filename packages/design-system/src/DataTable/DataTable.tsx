import type { ReactNode } from 'react';
import { Icon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Cell, ColumnHead, Frame, HeadWord, Region, Row, RowHead, SortButton } from './DataTable.styles';

export type SortDirection = 'ascending' | 'descending';

export interface DataTableColumn<TRow> {
  readonly id: string;
  readonly label: string;
  /** Hides the label from sight, such as that of a column of buttons. */
  readonly isLabelHidden?: boolean;
  /** Figures, dates, numbers of parts: monospaced and tabular, never broken. */
  readonly isFigures?: boolean;
  /** Makes the head a button; `direction` only on the column that the rows are sorted by. */
  readonly sort?: { readonly direction?: SortDirection; readonly onSort: () => void };
  readonly render: (row: TRow) => ReactNode;
}

export interface DataTableProps<TRow> {
  readonly caption: string;
  /** The first column names the row and stays in sight. */
  readonly columns: readonly DataTableColumn<TRow>[];
  readonly rows: readonly TRow[];
  readonly getRowId: (row: TRow) => string;
  /** Newer rows are on their way: these stay, paler. */
  readonly isBusy?: boolean;
}

const signs = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

const DataTableHead = <TRow,>({ column, isFirst }: { column: DataTableColumn<TRow>; isFirst: boolean }) => {
  const { label, isLabelHidden = false, sort } = column;
  return (
    <ColumnHead scope="col" aria-sort={sort ? (sort.direction ?? 'none') : undefined} $isFirst={isFirst}>
      {sort ? (
        <SortButton type="button" onClick={sort.onSort} $isSorted={sort.direction !== undefined}>
          {label}
          <Icon name={signs[sort.direction ?? 'ascending']} size={16} />
        </SortButton>
      ) : (
        <HeadWord>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</HeadWord>
      )}
    </ColumnHead>
  );
};

/** A dense table to work in: heads that sort and stay in sight, and a labelled region of its own that scrolls. */
export const DataTable = <TRow,>({
  caption,
  columns,
  rows,
  getRowId,
  isBusy = false,
}: DataTableProps<TRow>) => (
  <Region role="region" aria-label={caption} aria-busy={isBusy} tabIndex={0} $isBusy={isBusy}>
    <Frame>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <DataTableHead key={column.id} column={column} isFirst={index === 0} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={getRowId(row)}>
            {columns.map(({ id, isFigures = false, render }, index) =>
              index === 0 ? (
                <RowHead key={id} scope="row" $isFirst>
                  {render(row)}
                </RowHead>
              ) : (
                <Cell key={id} $isFirst={false} $isFigures={isFigures}>
                  {isFigures ? <bdi>{render(row)}</bdi> : render(row)}
                </Cell>
              ),
            )}
          </Row>
        ))}
      </tbody>
    </Frame>
  </Region>
);

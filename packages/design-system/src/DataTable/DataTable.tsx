import type { ReactNode } from 'react';
import { Icon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  Cell,
  ColumnHeader,
  Frame,
  HeaderLabel,
  Region,
  Row,
  RowHeader,
  SortButton,
  type ColumnKind,
} from './DataTable.styles';

export type { ColumnKind };

export type SortDirection = 'ascending' | 'descending';

export interface DataTableColumn<TRow> {
  readonly id: string;
  readonly label: string;
  /** Hides the label visually, such as that of a column of buttons. */
  readonly isLabelHidden?: boolean;
  /** Type of the column, `text` by default; other types do not wrap. */
  readonly kind?: ColumnKind;
  /** Makes the header a button; `direction` only for the column by which the rows are sorted. */
  readonly sort?: { readonly direction?: SortDirection; readonly onSort: () => void };
  readonly render: (row: TRow) => ReactNode;
}

export interface DataTableProps<TRow> {
  /** Accessible name of the table and its scroll region: "Tickets". */
  readonly caption: string;
  /** The first column names the row and is sticky. */
  readonly columns: readonly DataTableColumn<TRow>[];
  /** Rows of one page, already sorted. */
  readonly rows: readonly TRow[];
  /** Stable id of a row. */
  readonly getRowId: (row: TRow) => string;
  /** Newer rows are loading: the current ones stay visible, paler. */
  readonly isBusy?: boolean;
}

const signs = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

const DataTableHeader = <TRow,>({ column, isFirst }: { column: DataTableColumn<TRow>; isFirst: boolean }) => {
  const { label, isLabelHidden = false, kind = 'text', sort } = column;
  return (
    <ColumnHeader
      scope="col"
      aria-sort={sort ? (sort.direction ?? 'none') : undefined}
      $isFirst={isFirst}
      $kind={kind}
    >
      {sort ? (
        <SortButton type="button" onClick={sort.onSort} $isSorted={sort.direction !== undefined} $kind={kind}>
          {label}
          <Icon name={signs[sort.direction ?? 'ascending']} size={16} />
        </SortButton>
      ) : (
        <HeaderLabel $kind={kind}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </HeaderLabel>
      )}
    </ColumnHeader>
  );
};

/** Dense table for working screens: sortable, sticky headings, and its own labelled scroll region. */
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
            <DataTableHeader key={column.id} column={column} isFirst={index === 0} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={getRowId(row)}>
            {columns.map((column, index) => {
              const { id, kind = 'text', render } = column;
              if (index === 0)
                return (
                  <RowHeader key={id} scope="row" $isFirst $kind={kind}>
                    {render(row)}
                  </RowHeader>
                );
              return (
                <Cell key={id} $isFirst={false} $kind={kind}>
                  {kind === 'text' ? render(row) : <bdi>{render(row)}</bdi>}
                </Cell>
              );
            })}
          </Row>
        ))}
      </tbody>
    </Frame>
  </Region>
);

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Bar, Cell, ColumnHeader, Frame, HeaderLabel, Region, type ColumnKind } from './DataTable.styles';

export interface DataTableSkeletonProps {
  /** Announced description of what is loading. */
  readonly label: string;
  /** Columns of the final table, so that the layout does not shift. */
  readonly columns: readonly { readonly id: string; readonly label: string; readonly kind?: ColumnKind }[];
  /** Usual number of rows per page. */
  readonly rowCount?: number;
}

/** Lengths of words that repeat without a visible pattern. */
const shares = [0.9, 0.55, 0.75, 0.4, 0.65];

export const DataTableSkeleton = ({ label, columns, rowCount = 8 }: DataTableSkeletonProps) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Region aria-hidden $isBusy={false}>
      <Frame>
        <thead>
          <tr>
            {columns.map(({ id, label: head, kind = 'text' }, index) => (
              <ColumnHeader key={id} $isFirst={index === 0} $kind={kind}>
                <HeaderLabel $kind={kind}>{head}</HeaderLabel>
              </ColumnHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rowCount }, (_, row) => (
            <tr key={row}>
              {columns.map(({ id, kind = 'text' }, index) => (
                <Cell key={id} $isFirst={index === 0} $kind={kind}>
                  <Bar $kind={kind} $share={shares[(row * 3 + index) % shares.length] ?? 1} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Frame>
    </Region>
  </div>
);

import { cellsOf, removeRow, type GridRow } from './grid';
import { GridCell } from './GridCell';
import { elementId, type GridPartProps } from './GridHeader';

function Row({
  form,
  paths,
  messages,
  isReadOnly,
  row,
  index,
}: GridPartProps & { row: GridRow; index: number }) {
  const path = `${paths.rows}.${index}.cells`;
  const error = form.errorOf(path);
  const errorId = error === undefined ? undefined : `${elementId(path)}-error`;
  return (
    <>
      <tr>
        <th scope="row">{index + 1}</th>
        {cellsOf(form.grid, row).map((text, column) => (
          <td key={form.grid.columns[column]?.id}>
            <GridCell
              // The element of the field is its first cell.
              id={column === 0 ? elementId(path) : undefined}
              label={messages.cell(index + 1, column + 1)}
              value={text}
              position={{ row: index + 1, column }}
              isReadOnly={isReadOnly}
              errorId={errorId}
              onChange={(changed) => form.setCell(index, column, changed)}
              onPaste={(table) => form.paste({ row: index + 1, column }, table)}
            />
          </td>
        ))}
        <td>
          <button
            type="button"
            aria-label={messages.removeRow(index + 1)}
            disabled={isReadOnly || form.grid.rows.length === 1}
            onClick={() => form.change(removeRow(form.grid, row.id))}
          >
            ×
          </button>
        </td>
      </tr>
      {error !== undefined && (
        <tr>
          <td colSpan={form.grid.columns.length + 2}>
            <p id={errorId} className="kmx-table__error">
              {error}
            </p>
          </td>
        </tr>
      )}
    </>
  );
}

export function GridBody(props: GridPartProps) {
  return (
    <tbody id={elementId(props.paths.rows)}>
      {props.form.grid.rows.map((row, index) => (
        <Row key={row.id} {...props} row={row} index={index} />
      ))}
    </tbody>
  );
}

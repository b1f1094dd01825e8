import { removeColumn } from './grid';
import { GridCell } from './GridCell';
import type { GridPaths } from './gridState';
import type { TableMessages } from './tableMessages';
import type { GridForm } from './useGrid';

export interface GridPartProps {
  form: GridForm;
  paths: GridPaths;
  messages: TableMessages;
  isReadOnly: boolean;
}

export interface Kind {
  value: string;
  label: string;
}

export const elementId = (path: string): string => `field-${path.replaceAll('.', '__')}`;

/** The labels of the columns, and below them their kinds. */
export function GridHeader({ form, paths, messages, isReadOnly, kinds }: GridPartProps & { kinds: Kind[] }) {
  const { columns } = form.grid;
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {messages.row}
        </th>
        {columns.map(({ id, label }, column) => {
          const path = `${paths.columns}.${column}.label`;
          const error = form.errorOf(path);
          const errorId = error === undefined ? undefined : `${elementId(path)}-error`;
          return (
            <th key={id} scope="col">
              <GridCell
                id={elementId(path)}
                label={messages.header(column + 1)}
                value={label}
                position={{ row: 0, column }}
                isReadOnly={isReadOnly}
                errorId={errorId}
                onChange={(text) => form.setLabel(column, text)}
                onPaste={(table) => form.paste({ row: 0, column }, table)}
              />
              {error !== undefined && (
                <p id={errorId} className="kmx-table__error">
                  {error}
                </p>
              )}
            </th>
          );
        })}
        <th scope="col" rowSpan={2}>
          {messages.actions}
        </th>
      </tr>
      <tr>
        {columns.map(({ id, kind }, column) => (
          <td key={id}>
            <select
              id={elementId(`${paths.columns}.${column}.kind`)}
              aria-label={messages.kind(column + 1)}
              disabled={isReadOnly}
              value={kind}
              onChange={({ target }) => form.setKind(column, target.value)}
            >
              {kinds.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <button
              type="button"
              aria-label={messages.removeColumn(column + 1)}
              disabled={isReadOnly || columns.length === 1}
              onClick={() => form.change(removeColumn(form.grid, id))}
            >
              ×
            </button>
          </td>
        ))}
      </tr>
    </thead>
  );
}

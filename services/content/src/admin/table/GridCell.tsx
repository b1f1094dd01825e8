import type { ClipboardEvent, KeyboardEvent } from 'react';
import { decideMove } from './decideMove';
import type { Position } from './grid';
import { parseTable } from './parseTable';

interface GridCellProps {
  id?: string | undefined;
  label: string;
  value: string;
  position: Position;
  isReadOnly: boolean;
  /** Id of the element with the error of the cell. */
  errorId: string | undefined;
  onChange: (text: string) => void;
  onPaste: (table: string[][]) => void;
}

/** Focuses a cell of the same table; does nothing outside of it. */
export const focusCell = (table: Element | null, { row, column }: Position): void => {
  const cell = table?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`);
  cell?.focus();
  cell?.select();
};

const move = (event: KeyboardEvent<HTMLInputElement>, position: Position): void => {
  const { altKey, ctrlKey, currentTarget, key, metaKey, nativeEvent, shiftKey } = event;
  const { isComposing } = nativeEvent;
  // Enter would save the form.
  if (key === 'Enter' && !isComposing) event.preventDefault();
  const { selectionEnd, selectionStart, value } = currentTarget;
  const target = decideMove(
    position,
    { key, shiftKey, hasModifier: altKey || ctrlKey || metaKey, isComposing },
    { isAtStart: selectionStart === 0, isAtEnd: selectionEnd === value.length },
  );
  if (!target) return;
  event.preventDefault();
  focusCell(currentTarget.closest('table'), target);
};

export function GridCell(props: GridCellProps) {
  const { id, label, value, position, isReadOnly, errorId, onChange, onPaste } = props;
  const paste = (event: ClipboardEvent): void => {
    const table = parseTable(event.clipboardData.getData('text/plain'));
    // The browser pastes a single cell into the text.
    if (isReadOnly || (table.length === 1 && table[0]?.length === 1)) return;
    event.preventDefault();
    onPaste(table);
  };
  return (
    <input
      id={id}
      type="text"
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      data-cell={`${position.row}:${position.column}`}
      readOnly={isReadOnly}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => move(event, position)}
      onPaste={paste}
    />
  );
}

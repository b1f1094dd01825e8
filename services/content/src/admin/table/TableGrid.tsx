'use client';

import { useForm, useTranslation } from '@payloadcms/ui';
import type { ArrayFieldClientProps, ClientField } from 'payload';
import { useRef } from 'react';
import { labelIn } from '../../german/labelOf';
import { createRowId } from './createRowId';
import { addColumn, addRow } from './grid';
import { GridBody } from './GridBody';
import { focusCell } from './GridCell';
import { elementId, GridHeader, type Kind } from './GridHeader';
import { tableMessages } from './tableMessages';
import { useGrid } from './useGrid';

const kindsIn = (fields: readonly ClientField[], language: string): Kind[] =>
  fields.flatMap((field) => {
    if (field.type === 'row') return kindsIn(field.fields, language);
    if (field.type !== 'select') return [];
    return field.options.map((option) =>
      typeof option === 'string'
        ? { value: option, label: option }
        : { value: option.value, label: labelIn(option.label, language) ?? option.value },
    );
  });

interface TableGridProps extends ArrayFieldClientProps {
  /** Maximum number of rows, from the field beside this one. */
  maxRows: number;
}

/**
 * Field of the columns of a table that also shows its rows: one grid instead of a form row for every column and
 * row. The rows are the field `rows` beside it.
 */
export function TableGrid({ field, maxRows, path, readOnly }: TableGridProps) {
  const { i18n } = useTranslation();
  const { disabled } = useForm();
  const container = useRef<HTMLDivElement>(null);
  const messages = tableMessages(i18n.language);
  const paths = { columns: path, rows: path.replace(/[^.]+$/, 'rows') };
  const limits = { maxColumns: field.maxRows ?? Infinity, maxRows };
  const form = useGrid(paths, limits);
  const { grid, notice } = form;
  const isReadOnly = readOnly === true || disabled;
  const parts = { form, paths, messages, isReadOnly };
  const errors = [form.errorOf(paths.columns), form.errorOf(paths.rows)].filter(
    (error) => error !== undefined,
  );
  const headingId = `${elementId(path)}-heading`;
  return (
    <div ref={container} className="field-type kmx-table" id={elementId(path)}>
      <h3 id={headingId}>{messages.table}</h3>
      <p id={`${headingId}-hint`}>{messages.hint}</p>
      {errors.map((error) => (
        <p key={error} className="kmx-table__error">
          {error}
        </p>
      ))}
      {grid.columns.length > 0 && (
        <div className="kmx-table__scroll">
          <table aria-labelledby={headingId} aria-describedby={`${headingId}-hint`}>
            <GridHeader {...parts} kinds={kindsIn(field.fields, i18n.language)} />
            <GridBody {...parts} />
          </table>
        </div>
      )}
      <div className="kmx-table__actions">
        <button
          type="button"
          disabled={isReadOnly || grid.rows.length >= limits.maxRows}
          onClick={() => form.change(addRow(grid, createRowId))}
        >
          {messages.addRow}
        </button>
        <button
          type="button"
          disabled={isReadOnly || grid.columns.length >= limits.maxColumns}
          onClick={() => form.change(addColumn(grid, createRowId))}
        >
          {messages.addColumn}
        </button>
        {notice?.kind === 'pasted' && (
          <button
            type="button"
            disabled={isReadOnly}
            onClick={() => {
              form.change(notice.before, { kind: 'undone' });
              focusCell(container.current, notice.at);
            }}
          >
            {messages.undo}
          </button>
        )}
      </div>
      <p role="status">
        {notice?.kind === 'pasted' && messages.pasted(notice.rows, notice.columns)}
        {notice?.kind === 'undone' && messages.undone}
        {notice?.kind === 'tooLarge' && messages.tooLarge(notice, limits)}
      </p>
    </div>
  );
}

/** Renders nothing: the rows are in the grid of the columns. */
export function TableRows() {
  return null;
}

'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

const path = 'modules';

/** Draws nothing: a module that was just added is open. `initCollapsed`, which keeps a loaded page short, folds it too. */
export function NewModules() {
  const { dispatchFields } = useForm();
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  useEffect(() => {
    // The form does not say so of rows that it has loaded.
    const isNew = (row: NonNullable<typeof rows>[number]) =>
      row.isLoading === true && row.collapsed === undefined;
    if (!rows?.some(isNew)) return;
    const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
  }, [dispatchFields, rows]);
  return null;
}

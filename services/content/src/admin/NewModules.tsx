'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

const path = 'modules';

/**
 * Renders nothing. Expands a module that was just added, because `initCollapsed`, which keeps loaded pages
 * short, collapses it as well.
 */
export function NewModules() {
  const { dispatchFields } = useForm();
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  useEffect(() => {
    // The form marks only new rows this way.
    const isNew = (row: NonNullable<typeof rows>[number]) =>
      row.isLoading === true && row.collapsed === undefined;
    if (!rows?.some(isNew)) return;
    const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
  }, [dispatchFields, rows]);
  return null;
}

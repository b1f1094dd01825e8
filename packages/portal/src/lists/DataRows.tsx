'use client';

import { DataTable, type DataTableProps } from '@kmx/design-system/workspace';
import { DataCards } from './DataCards';
import { useIsNarrow } from './useIsNarrow';

/** Table, or cards on narrow windows, so that no column is hidden. */
export const DataRows = <TRow,>(props: DataTableProps<TRow>) =>
  useIsNarrow() ? <DataCards {...props} /> : <DataTable {...props} />;

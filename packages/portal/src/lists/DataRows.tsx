'use client';

import { DataTable, type DataTableProps } from '@kmx/design-system/workspace';
import { DataCards } from './DataCards';
import { useIsNarrow } from './useIsNarrow';

/** Rows in a table; on a narrow window a card each, so that nothing is out of sight. */
export const DataRows = <TRow,>(props: DataTableProps<TRow>) =>
  useIsNarrow() ? <DataCards {...props} /> : <DataTable {...props} />;

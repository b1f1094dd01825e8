'use client';

import { useIntl } from 'react-intl';
import { DataTableSkeleton } from '@kmx/design-system/workspace';
import { Skeleton } from '../notices/Skeleton';
import type { MessageId } from '../shared/MessageId';
import { kindOf, type ColumnKinds } from './columnKinds';
import { useIsNarrow } from './useIsNarrow';

interface RowsSkeletonProps<TColumn extends string> {
  readonly columns: readonly TColumn[];
  readonly labelIds: Readonly<Record<TColumn, MessageId>>;
  readonly kinds: ColumnKinds<TColumn>;
}

/** Placeholder for rows that are loading, in their final layout. */
export function RowsSkeleton<TColumn extends string>({
  columns,
  labelIds,
  kinds,
}: RowsSkeletonProps<TColumn>) {
  const intl = useIntl();
  if (useIsNarrow()) return <Skeleton lines={12} />;
  return (
    <DataTableSkeleton
      label={intl.formatMessage({ id: 'portal.shared.loading' })}
      columns={columns.map((id) => ({
        id,
        label: intl.formatMessage({ id: labelIds[id] }),
        kind: kindOf(kinds, id),
      }))}
    />
  );
}

import type { DataTableColumn } from '@kmx/design-system/workspace';

export type ColumnKind = NonNullable<DataTableColumn<unknown>['kind']>;

/** Types of the columns that are not text. */
export type ColumnKinds<TColumn extends string> = Readonly<Partial<Record<TColumn, ColumnKind>>>;

/** Returns the type of a column; text by default. */
export const kindOf = <TColumn extends string>(kinds: ColumnKinds<TColumn>, column: TColumn): ColumnKind =>
  kinds[column] ?? 'text';

import type { DataTableColumn } from '@kmx/design-system/workspace';

/** What a column of a table holds. */
export type ColumnKind = NonNullable<DataTableColumn<unknown>['kind']>;

/** What the columns of a list hold that hold no text. */
export type ColumnKinds<TColumn extends string> = Readonly<Partial<Record<TColumn, ColumnKind>>>;

/** What a column of a list holds; text, unless told. */
export const kindOf = <TColumn extends string>(kinds: ColumnKinds<TColumn>, column: TColumn): ColumnKind =>
  kinds[column] ?? 'text';

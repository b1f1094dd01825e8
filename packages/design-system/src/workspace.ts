/**
 * Components of working screens: tables, paging, dialogs. A separate entry, because the main entry is loaded on every
 * page.
 */
export { ColumnChoice, type ColumnChoiceOption, type ColumnChoiceProps } from './ColumnChoice/ColumnChoice';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type SortDirection,
} from './DataTable/DataTable';
export { DataTableSkeleton, type DataTableSkeletonProps } from './DataTable/DataTableSkeleton';
export { Dialog, type DialogProps } from './Dialog/Dialog.client';
export { Pagination, type PaginationProps, type PaginationLabels } from './Pagination/Pagination';
export { Tabs, type TabsEntry, type TabsProps } from './Tabs/Tabs.client';
export { isPlainClick } from './Pagination/isPlainClick';
export { SheetButton, type SheetButtonProps } from './SheetButton/SheetButton';

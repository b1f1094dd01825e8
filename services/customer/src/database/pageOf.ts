export interface Page<Item> {
  total: number;
  /** From 1; the last one for a number past the end. */
  page: number;
  pageSize: number;
  items: readonly Item[];
}

const maxPageSize = 100;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The part of a list that a page is; a page past the end is the last one. */
export const pageOf = (
  total: number,
  requested: { page: number; pageSize: number },
): { page: number; pageSize: number; offset: number } => {
  const pageSize = clamp(requested.pageSize, 1, maxPageSize);
  const page = clamp(requested.page, 1, Math.max(1, Math.ceil(total / pageSize)));
  return { page, pageSize, offset: (page - 1) * pageSize };
};

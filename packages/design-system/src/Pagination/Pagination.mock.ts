import type { PaginationProps } from './Pagination';

export const paginationMock: PaginationProps = {
  page: 4,
  pageCount: 9,
  labels: {
    label: 'Pages of users',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
  getHref: (page) => `?page=${page}`,
  onSelect: () => undefined,
};

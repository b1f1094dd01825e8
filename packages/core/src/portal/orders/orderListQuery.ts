import { type OrderStatus, orderStatuses } from '@kmx/contract/orders';
import { readChoices } from '../../lists/readChoices';
import { readPage, readText, writeAddress, writePage, writeText, writeTexts } from '../lists/listAddress';

export const orderPageSize = 20;

export interface OrderListQuery {
  readonly text: string;
  readonly status: readonly OrderStatus[];
  /** From 1. */
  readonly page: number;
}

export const noOrderFilters = { text: '', status: [] } as const satisfies Partial<OrderListQuery>;

export const parseOrderListQuery = (query: URLSearchParams): OrderListQuery => ({
  text: readText(query, 'text'),
  status: readChoices(query, 'status', orderStatuses),
  page: readPage(query),
});

/** Returns `status=shipped&page=2` without defaults, so that equal queries have one URL; `''` for none. */
export const formatOrderListQuery = (query: OrderListQuery): string =>
  writeAddress(writeText('text', query.text), writeTexts('status', query.status), writePage(query.page));

import { type MachineType, machineTypes } from '@kmx/contract/machines';
import { type ProductInfoStatus, productInfoStatuses } from '@kmx/contract/parts';
import { readChoices } from '../../lists/readChoices';
import {
  readPage,
  readText,
  readTexts,
  writeAddress,
  writePage,
  writeText,
  writeTexts,
} from '../lists/listAddress';

export interface ProductInfoListQuery {
  readonly text: string;
  readonly brand: readonly string[];
  readonly status: readonly ProductInfoStatus[];
  readonly type: readonly MachineType[];
  /** From 1. */
  readonly page: number;
}

export const noProductInfoFilters = {
  text: '',
  brand: [],
  status: [],
  type: [],
} as const satisfies Partial<ProductInfoListQuery>;

export const productInfoFilterGroups = ['brand', 'status', 'type'] as const;

export const parseProductInfoListQuery = (query: URLSearchParams): ProductInfoListQuery => ({
  text: readText(query, 'text'),
  brand: readTexts(query, 'brand'),
  status: readChoices(query, 'status', productInfoStatuses),
  type: readChoices(query, 'type', machineTypes),
  page: readPage(query),
});

/** Returns `brand=Komax&page=2` without defaults, so that equal queries have one URL; `''` for none. */
export const formatProductInfoListQuery = (query: ProductInfoListQuery): string =>
  writeAddress(
    writeText('text', query.text),
    productInfoFilterGroups.flatMap((group) => writeTexts(group, query[group])),
    writePage(query.page),
  );

/** Number of active filters, for labels such as "3 filters". */
export const countProductInfoFilters = (query: ProductInfoListQuery): number =>
  productInfoFilterGroups.reduce((count, group) => count + query[group].length, query.text ? 1 : 0);

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

/** What the list of product information shows; choices are sorted and distinct, an empty one lets everything pass. */
export interface ProductInfoListQuery {
  readonly text: string;
  readonly brand: readonly string[];
  readonly status: readonly ProductInfoStatus[];
  readonly type: readonly MachineType[];
  /** From 1. */
  readonly page: number;
}

/** The list as it is first seen. */
export const emptyProductInfoListQuery: ProductInfoListQuery = {
  ...{ text: '', brand: [], status: [], type: [] },
  page: 1,
};

/** The groups of choices, by their parameter. */
export const productInfoFilterGroups = ['brand', 'status', 'type'] as const;

/** The query that an address asks for; what it does not know is left out. */
export const parseProductInfoListQuery = (query: URLSearchParams): ProductInfoListQuery => ({
  text: readText(query, 'text'),
  brand: readTexts(query, 'brand'),
  status: readChoices(query, 'status', productInfoStatuses),
  type: readChoices(query, 'type', machineTypes),
  page: readPage(query),
});

/** `brand=Komax&page=2`: what is as at first is left out, and equal queries have one address; `''` for none. */
export const formatProductInfoListQuery = (query: ProductInfoListQuery): string =>
  writeAddress(
    writeText('text', query.text),
    productInfoFilterGroups.flatMap((group) => writeTexts(group, query[group])),
    writePage(query.page),
  );

/** How many filters narrow the list, for a word such as "3 filters". */
export const countProductInfoFilters = (query: ProductInfoListQuery): number =>
  productInfoFilterGroups.reduce((count, group) => count + query[group].length, query.text ? 1 : 0);

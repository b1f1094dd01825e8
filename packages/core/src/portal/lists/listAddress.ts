import { sortChoices } from '../../lists/readChoices';

/** Maximum length of searches, names and ids. */
const maxTextLength = 80;
const lastPage = 100_000;

export interface ListArrangement<Column extends string> {
  readonly sort: Column;
  readonly direction: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  /** In the order of the list; always includes the column that links to the details. */
  readonly columns: readonly Column[];
}

export type AddressPairs = readonly (readonly [name: string, value: string])[];

export const cutText = (text: string): string => text.trim().slice(0, maxTextLength).trim();

export const readText = (query: URLSearchParams, name: string): string => cutText(query.get(name) ?? '');

/** Returns the values of a repeated parameter, such as ids, distinct and sorted. */
export const readTexts = (query: URLSearchParams, name: string): readonly string[] =>
  sortChoices(query.getAll(name).map(cutText).filter(Boolean));

/** Parses the page number from 1; invalid numbers become the first page. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastPage ? Number(text) : 1;
}

export const writePage = (page: number): AddressPairs => (page > 1 ? [['page', String(page)]] : []);

export const writeText = (name: string, text: string): AddressPairs => {
  const cut = cutText(text);
  return cut ? [[name, cut]] : [];
};

/** Writes sorted values, so that equal choices have one URL. */
export const writeTexts = (name: string, values: readonly string[]): AddressPairs =>
  sortChoices(values).map((value) => [name, value]);

/** Writes true; false is left out. */
export const writeFlag = (name: string, isSet: boolean): AddressPairs => (isSet ? [[name, '1']] : []);

/** Reads what `writeFlag` writes. */
export const readFlag = (query: URLSearchParams, name: string): boolean => query.get(name) === '1';

/** Joins parameters to a query without question mark; `''` for none. */
export const writeAddress = (...pairs: readonly AddressPairs[]): string =>
  new URLSearchParams(pairs.flat().map(([name, value]) => [name, value])).toString();

interface ListColumns<Column extends string> {
  readonly columns: readonly Column[];
  /** Column that links to the details; it cannot be hidden. */
  readonly fixed: Column;
  /** Defaults of the list. */
  readonly first: ListArrangement<Column>;
}

/** The default direction of other columns is ascending. */
const decideDirection = <Column extends string>(sort: Column, { first }: ListColumns<Column>) =>
  sort === first.sort ? first.direction : 'asc';

const order = <Column extends string>(chosen: readonly string[], { columns, fixed }: ListColumns<Column>) =>
  columns.filter((column) => column === fixed || chosen.includes(column));

/** Parses an arrangement; unknown values become the defaults. */
export function readArrangement<Column extends string>(
  query: URLSearchParams,
  list: ListColumns<Column>,
): ListArrangement<Column> {
  const [given, columns] = [query.get('direction'), query.get('columns')];
  const sort = list.columns.find((column) => column === query.get('sort')) ?? list.first.sort;
  return {
    sort,
    direction: given === 'asc' || given === 'desc' ? given : decideDirection(sort, list),
    page: readPage(query),
    columns: columns === null ? list.first.columns : order(columns.split(','), list),
  };
}

/** Writes an arrangement without defaults. */
export function writeArrangement<Column extends string>(
  { sort, direction, page, columns }: ListArrangement<Column>,
  list: ListColumns<Column>,
): AddressPairs {
  const chosen = order(columns, list).join(',');
  return [
    ...writeText('sort', sort === list.first.sort ? '' : sort),
    ...writeText('direction', direction === decideDirection(sort, list) ? '' : direction),
    ...writePage(page),
    ...(chosen === order(list.first.columns, list).join(',') ? [] : [['columns', chosen] as const]),
  ];
}

export const changeListQuery = <Query extends { readonly page: number }>(
  query: Query,
  change: Partial<Omit<Query, 'page'>>,
): Query => ({ ...query, page: 1, ...change });

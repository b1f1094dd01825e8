import { sortChoices } from '../../lists/readChoices';

/** Longer searches, names and ids are nobody's. */
const longestText = 80;
const lastPage = 100_000;

/** How a list is sorted, which page is seen and which columns: what every list of the portal keeps in its address. */
export interface ListArrangement<Column extends string> {
  readonly sort: Column;
  readonly direction: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  /** In the order of the list's columns; the one that leads to the thing itself is always among them. */
  readonly columns: readonly Column[];
}

/** The parts of a list's address; texts are cut as they are read and as they are written. */
export type AddressPairs = readonly (readonly [name: string, value: string])[];

/** A text without spaces around it, not longer than a search is. */
export const cutText = (text: string): string => text.trim().slice(0, longestText).trim();

/** The text of a parameter; `''` without one. */
export const readText = (query: URLSearchParams, name: string): string => cutText(query.get(name) ?? '');

/** The texts of a repeated parameter, such as ids: once each, sorted. */
export const readTexts = (query: URLSearchParams, name: string): readonly string[] =>
  sortChoices(query.getAll(name).map(cutText).filter(Boolean));

/** The page of an address, from 1; what is none is the first. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastPage ? Number(text) : 1;
}

/** The page as an address has it: the first is left out. */
export const writePage = (page: number): AddressPairs => (page > 1 ? [['page', String(page)]] : []);

/** A text as an address has it; an empty one is left out. */
export const writeText = (name: string, text: string): AddressPairs => {
  const cut = cutText(text);
  return cut ? [[name, cut]] : [];
};

/** A choice of several as an address has it, so that equal choices have one address. */
export const writeTexts = (name: string, values: readonly string[]): AddressPairs =>
  sortChoices(values).map((value) => [name, value]);

/** Yes as an address has it; no is left out. */
export const writeFlag = (name: string, isSet: boolean): AddressPairs => (isSet ? [[name, '1']] : []);

/** Whether a parameter says yes. */
export const readFlag = (query: URLSearchParams, name: string): boolean => query.get(name) === '1';

/** The parts of an address as one text, without its question mark; `''` for none. */
export const writeAddress = (...pairs: readonly AddressPairs[]): string =>
  new URLSearchParams(pairs.flat().map(([name, value]) => [name, value])).toString();

interface ListColumns<Column extends string> {
  readonly columns: readonly Column[];
  /** The column that leads to the thing itself: it cannot be hidden. */
  readonly fixed: Column;
  /** The list as it is first seen. */
  readonly first: ListArrangement<Column>;
}

/** Another column than the first begins upwards. */
const decideDirection = <Column extends string>(sort: Column, { first }: ListColumns<Column>) =>
  sort === first.sort ? first.direction : 'asc';

const order = <Column extends string>(chosen: readonly string[], { columns, fixed }: ListColumns<Column>) =>
  columns.filter((column) => column === fixed || chosen.includes(column));

/** The arrangement that an address asks for; what it does not know is as at first. */
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

/** The arrangement as an address has it: what is as at first is left out. */
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

/** Two queries of a list differ in more than the page: other filters, searches and sortings begin on the first one. */
export const changeListQuery = <Query extends { readonly page: number }>(
  query: Query,
  change: Partial<Omit<Query, 'page'>>,
): Query => ({ ...query, page: 1, ...change });

import { isDay } from '@kmx/contract/days';
import {
  type TicketColumn,
  ticketColumns,
  type TicketConcern,
  ticketConcerns,
  type TicketStatus,
  ticketStatuses,
  type TicketType,
  ticketTypes,
} from '@kmx/contract/tickets';
import { readChoices } from '../../lists/readChoices';
import {
  readArrangement,
  readFlag,
  readText,
  readTexts,
  writeAddress,
  writeArrangement,
  writeFlag,
  writeText,
  writeTexts,
  type ListArrangement,
} from '../lists/listAddress';
import { defaultTicketColumns } from './defaultTicketColumns';

export interface TicketListQuery extends ListArrangement<TicketColumn> {
  readonly text: string;
  readonly type: readonly TicketType[];
  readonly concern: readonly TicketConcern[];
  readonly status: readonly TicketStatus[];
  /** Ids, as are contacts and machines. */
  readonly location: readonly string[];
  readonly contact: readonly string[];
  readonly machine: readonly string[];
  /** First and last day of creation, `YYYY-MM-DD`, inclusive; `''` for none. */
  readonly from: string;
  readonly to: string;
  /** Only the reader's own tickets. */
  readonly mine: boolean;
  /** Only tickets that the reader watches. */
  readonly watching: boolean;
}

export const emptyTicketListQuery: TicketListQuery = {
  text: '',
  type: [],
  concern: [],
  status: [],
  location: [],
  contact: [],
  machine: [],
  from: '',
  to: '',
  mine: false,
  watching: false,
  sort: 'changedAt',
  direction: 'desc',
  page: 1,
  columns: defaultTicketColumns,
};

export const ticketFilterGroups = ['type', 'concern', 'status', 'location', 'contact', 'machine'] as const;

const list = { columns: ticketColumns, fixed: 'number', first: emptyTicketListQuery } as const;

function readDay(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? '';
  return isDay(text) ? text : '';
}

export const parseTicketListQuery = (query: URLSearchParams): TicketListQuery => ({
  text: readText(query, 'text'),
  type: readChoices(query, 'type', ticketTypes),
  concern: readChoices(query, 'concern', ticketConcerns),
  status: readChoices(query, 'status', ticketStatuses),
  location: readTexts(query, 'location'),
  contact: readTexts(query, 'contact'),
  machine: readTexts(query, 'machine'),
  from: readDay(query, 'from'),
  to: readDay(query, 'to'),
  mine: readFlag(query, 'mine'),
  watching: readFlag(query, 'watching'),
  ...readArrangement(query, list),
});

/** Returns `status=open&mine=1&page=2` without defaults, so that equal queries have one URL; `''` for none. */
export const formatTicketListQuery = (query: TicketListQuery): string =>
  writeAddress(
    writeText('text', query.text),
    ticketFilterGroups.flatMap((group) => writeTexts(group, query[group])),
    writeText('from', query.from),
    writeText('to', query.to),
    writeFlag('mine', query.mine),
    writeFlag('watching', query.watching),
    writeArrangement(query, list),
  );

/** Number of active filters of the ticket list, for labels such as "3 filters". */
export const countTicketFilters = (query: TicketListQuery): number =>
  ticketFilterGroups.reduce((count, group) => count + query[group].length, 0) +
  [query.text, query.from, query.to, query.mine, query.watching].filter(Boolean).length;

/** Maximum of saved views for a person, and of characters. */
export const ticketViewLimits = { views: 20, nameLength: 60, queryLength: 1000 } as const;

/** Formats a query for a saved view: its URL query on the first page. */
export const formatTicketView = (query: TicketListQuery): string =>
  formatTicketListQuery({ ...query, page: 1 });

export const parseTicketView = (view: string): TicketListQuery => ({
  ...parseTicketListQuery(new URLSearchParams(view)),
  page: 1,
});

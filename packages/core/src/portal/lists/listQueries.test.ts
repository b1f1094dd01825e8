import fc from 'fast-check';

import { machineColumns } from '@kmx/contract/machines';
import { orderStatuses } from '@kmx/contract/orders';
import { ticketColumns, ticketStatuses, ticketTypes } from '@kmx/contract/tickets';
import { defaultMachineColumns } from '../inventory/inventoryTypes';
import * as machines from '../inventory/machineListQuery';
import * as orders from '../orders/orderListQuery';
import * as products from '../parts/productInfoListQuery';
import { defaultTicketColumns } from '../tickets/defaultTicketColumns';
import * as tickets from '../tickets/ticketListQuery';

import { changeListQuery } from './listAddress';

const choices = <Value extends string>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values)).map((list) => list.sort());
const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => value.trim());
const ids = fc.uniqueArray(text.filter(Boolean), { maxLength: 4 }).map((list) => list.sort());
const day = fc.option(fc.constantFrom('2026-01-31', '2024-02-29'), { nil: '' });
const columnsOf = <Column extends string>(all: readonly Column[]) =>
  fc.subarray(all.slice(1)).map((some) => all.filter((one, index) => index === 0 || some.includes(one)));
const arrangement = <Column extends string>(all: readonly Column[]) => ({
  sort: fc.constantFrom(...all),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 100_000 }),
  columns: columnsOf(all),
});

describe('list queries are parsed as they were formatted', () => {
  it('tickets', () => {
    const queries: fc.Arbitrary<tickets.TicketListQuery> = fc.record({
      text: text,
      type: choices(ticketTypes),
      concern: choices(['software', 'crimpLine']),
      status: choices(ticketStatuses),
      location: ids,
      contact: ids,
      machine: ids,
      from: day,
      to: day,
      mine: fc.boolean(),
      watching: fc.boolean(),
      ...arrangement(ticketColumns),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const address = tickets.formatTicketListQuery(query);
        expect(tickets.parseTicketListQuery(new URLSearchParams(address))).toEqual(query);
        expect(tickets.parseTicketView(tickets.formatTicketView(query))).toEqual({ ...query, page: 1 });
      }),
    );
  });

  it('orders', () => {
    const queries: fc.Arbitrary<orders.OrderListQuery> = fc.record({
      text: text,
      status: choices(orderStatuses),
      page: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const address = new URLSearchParams(orders.formatOrderListQuery(query));
        expect(orders.parseOrderListQuery(address)).toEqual(query);
      }),
    );
  });

  it('machines', () => {
    const queries: fc.Arbitrary<machines.MachineListQuery> = fc.record({
      text: text,
      type: choices(['crimpLine', 'testing']),
      location: ids,
      warranty: choices(['active', 'ended']),
      contract: choices(['none', 'endsSoon']),
      openTickets: fc.boolean(),
      oldSoftware: fc.boolean(),
      ...arrangement(machineColumns),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const address = machines.formatMachineListQuery(query);
        expect(machines.parseMachineListQuery(new URLSearchParams(address))).toEqual(query);
      }),
    );
  });

  it('product information', () => {
    const queries: fc.Arbitrary<products.ProductInfoListQuery> = fc.record({
      text: text,
      brand: ids,
      status: choices(['active', 'discontinued']),
      type: choices(['twisting', 'marking']),
      page: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const address = products.formatProductInfoListQuery(query);
        expect(products.parseProductInfoListQuery(new URLSearchParams(address))).toEqual(query);
      }),
    );
  });
});

it.each([
  ['', {}],
  ['status=open&status=gone&type=training&type=training', { status: ['open'], type: ['training'] }],
  ['from=2026-02-30&to=2026-02-28', { to: '2026-02-28' }],
  ['from=28.02.2026', {}],
  ['mine=1&watching=yes', { mine: true }],
  ['sort=subject', { sort: 'subject', direction: 'asc' }],
  ['sort=subject&direction=desc', { sort: 'subject', direction: 'desc' }],
  ['direction=asc', { direction: 'asc' }],
  ['direction=up&sort=secret&page=0', {}],
  ['columns=status,type', { columns: ['number', 'type', 'status'] }],
  ['text=%20line%20', { text: 'line' }],
])('tickets: "%s"', (query, expected) => {
  expect(tickets.parseTicketListQuery(new URLSearchParams(query))).toEqual({
    ...tickets.emptyTicketListQuery,
    ...expected,
  });
});

it('is empty for a default list', () => {
  const columns = [...defaultTicketColumns].reverse();
  expect([
    tickets.formatTicketListQuery({ ...tickets.emptyTicketListQuery, columns }),
    machines.formatMachineListQuery({
      ...machines.emptyMachineListQuery,
      columns: [...defaultMachineColumns],
    }),
    products.formatProductInfoListQuery({ ...products.noProductInfoFilters, page: 1 }),
  ]).toEqual(['', '', '']);
});

it('gives equal filters one address', () => {
  const query = changeListQuery(tickets.emptyTicketListQuery, {
    status: ['waitingForCustomer', 'open'],
    mine: true,
  });
  expect(tickets.formatTicketListQuery(query)).toBe('status=open&status=waitingForCustomer&mine=1');
});

it('returns to the first page after a change, and counts active filters', () => {
  const ticket = changeListQuery(
    { ...tickets.emptyTicketListQuery, page: 3 },
    { status: ['open', 'closed'], from: '2026-01-01', mine: true, text: 'x' },
  );
  const machine = changeListQuery(
    { ...machines.emptyMachineListQuery, page: 3 },
    { warranty: ['ended'], oldSoftware: true },
  );
  const product = changeListQuery(products.parseProductInfoListQuery(new URLSearchParams('page=3')), {
    brand: ['A', 'B'],
  });
  expect([ticket.page, machine.page, product.page]).toEqual([1, 1, 1]);
  expect([
    tickets.countTicketFilters(ticket),
    machines.countMachineFilters(machine),
    products.countProductInfoFilters(product),
  ]).toEqual([5, 2, 2]);
});

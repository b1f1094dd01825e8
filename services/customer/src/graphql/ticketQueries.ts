import { GraphQLError } from 'graphql';
import { ticketColumns } from '@kmx/contract/tickets';
import { listLimits } from '../lists/listLimits';
import { type TicketSort } from '../tickets/model';
import { builder } from './builder';
import { TicketFilterInput, TicketSortInput } from './ticketInputs';
import {
  TicketColumnEnum,
  TicketDetailObject,
  TicketFilterChoicesObject,
  TicketPageObject,
  TicketPersonObject,
  TicketViewObject,
} from './ticketTypes';

const latestFirst: TicketSort = { by: 'changedAt', direction: 'desc' };

builder.queryFields((t) => ({
  tickets: t.withAuth({ application: 'ticketing' }).field({
    type: TicketPageObject,
    nullable: true,
    args: {
      filter: t.arg({ type: TicketFilterInput }),
      sort: t.arg({ type: TicketSortInput, description: 'Those changed last come first without it.' }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: listLimits.ticketsOnPage, description: 'At most 100.' }),
    },
    resolve: (_, { filter, sort, page, pageSize }, { session }) =>
      session.tickets.list(
        filter ?? {},
        sort ?? latestFirst,
        page ?? 1,
        pageSize ?? listLimits.ticketsOnPage,
      ),
  }),
  ticket: t.withAuth({ application: 'ticketing' }).field({
    type: TicketDetailObject,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { session }) => {
      const detail = await session.tickets.detail(id);
      if (detail) return detail;
      throw new GraphQLError('This ticket does not exist, or you do not have permission to see it.', {
        extensions: { code: 'TICKET_NOT_AVAILABLE' },
      });
    },
  }),
}));

builder.queryFields((t) => ({
  ticketFilterChoices: t.withAuth({ application: 'ticketing' }).field({
    type: TicketFilterChoicesObject,
    nullable: true,
    resolve: (_, __, { session }) => session.tickets.filterChoices(),
  }),
  ticketColleagues: t.withAuth({ application: 'ticketing' }).field({
    type: [TicketPersonObject],
    nullable: true,
    description: 'Who may watch tickets of a location; null for one that the viewer does not see.',
    args: { locationId: t.arg.id({ required: true }) },
    resolve: async (_, { locationId }, { session }) => {
      const people = await session.tickets.colleagues(locationId);
      return people && [...people];
    },
  }),
  ticketsCsv: t.withAuth({ application: 'ticketing' }).string({
    nullable: true,
    description: 'UTF-8 with a byte order mark, one line for each ticket, at most 10 000.',
    args: {
      filter: t.arg({ type: TicketFilterInput }),
      sort: t.arg({ type: TicketSortInput }),
      columns: t.arg({ type: [TicketColumnEnum] }),
      language: t.arg.string({ description: 'A language of the portal; English without it.' }),
    },
    resolve: (_, { filter, sort, columns, language }, { session }) =>
      session.tickets.csv(filter ?? {}, sort ?? latestFirst, columns ?? ticketColumns, language ?? null),
  }),
  ticketViews: t.withAuth({ application: 'ticketing' }).field({
    type: [TicketViewObject],
    nullable: true,
    description: 'The own ones, by name.',
    resolve: async (_, __, { session }) => [...(await session.tickets.views())],
  }),
}));

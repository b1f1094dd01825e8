import { builder } from './builder';
import { CloseTicketInput, CommentInput, CreateTicketInput } from './ticketInputs';
import { TicketResultUnion, TicketViewResultUnion } from './ticketResults';

builder.mutationFields((t) => ({
  createTicket: t.withAuth({ application: 'ticketing' }).field({
    type: TicketResultUnion,
    nullable: true,
    description: 'Stores a ticket and its mails in one step; safe to repeat with the same key.',
    args: { input: t.arg({ type: CreateTicketInput, required: true }) },
    resolve: (_, { input }, { session }) =>
      session.tickets.create({
        ...input,
        machineId: input.machineId ?? null,
        machineName: input.machineName ?? null,
        serialNumber: input.serialNumber ?? null,
      }),
  }),
  commentOnTicket: t.withAuth({ application: 'ticketing' }).field({
    type: TicketResultUnion,
    nullable: true,
    description: "A customer's comment or an employee's reply; safe to repeat with the same key.",
    args: { input: t.arg({ type: CommentInput, required: true }) },
    resolve: (_, { input }, { session }) =>
      session.tickets.comment({ ...input, status: input.status ?? null }),
  }),
  closeTicket: t.withAuth({ application: 'ticketing' }).field({
    type: TicketResultUnion,
    nullable: true,
    args: { input: t.arg({ type: CloseTicketInput, required: true }) },
    resolve: (_, { input }, { session }) =>
      session.tickets.close({ ...input, comment: input.comment ?? null }),
  }),
  reopenTicket: t.withAuth({ application: 'ticketing' }).field({
    type: TicketResultUnion,
    nullable: true,
    description: 'For customers, within 14 days of closing.',
    args: { ticketId: t.arg.id({ required: true }) },
    resolve: (_, { ticketId }, { session }) => session.tickets.reopen(ticketId),
  }),
  watchTicket: t.withAuth({ application: 'ticketing' }).field({
    type: TicketResultUnion,
    nullable: true,
    args: {
      ticketId: t.arg.id({ required: true }),
      userId: t.arg.id({ description: 'Null for oneself.' }),
      isWatching: t.arg.boolean({ required: true }),
    },
    resolve: (_, { ticketId, userId, isWatching }, { session }) =>
      session.tickets.watch({ ticketId, userId: userId ?? null, isWatching }),
  }),
}));

builder.mutationFields((t) => ({
  saveTicketView: t.withAuth({ application: 'ticketing' }).field({
    type: TicketViewResultUnion,
    nullable: true,
    description: 'Keeps settings of the list under a name; the same name replaces.',
    args: { name: t.arg.string({ required: true }), query: t.arg.string({ required: true }) },
    resolve: (_, { name, query }, { session }) => session.tickets.saveView(name, query),
  }),
  deleteTicketView: t.withAuth({ application: 'ticketing' }).field({
    type: TicketViewResultUnion,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { session }) => session.tickets.deleteView(id),
  }),
}));

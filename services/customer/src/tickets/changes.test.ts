import { reopenMilliseconds } from '@kmx/contract/tickets';
import { backends } from '../testing/backends';
import { codeOf, savedOf, startTicketService, type TicketService } from '../testing/ticketService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const footer =
  '\nYou can choose here which e-mails you get:\nhttp://localhost:3000/mykomax/account/notifications\n';

describe.each(backends)('changes of tickets over $name', (backend) => {
  let service: TicketService;
  beforeAll(async () => {
    service = await startTicketService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(() => service.db.deleteFrom('customer_outbox').execute());
  const mails = () => service.db.selectFrom('customer_outbox').selectAll().orderBy('recipient').execute();
  const create = async (over: object = {}) => savedOf(await service.create('u-customer', over));

  test('a reply waits for the customer, their comment sets the work going again', async () => {
    const { ticket } = await create();
    const replied = savedOf(await service.comment('u-staff', ticket.id, { text: 'Which tool?' }));
    expect(replied.ticket).toMatchObject({ status: 'waitingForCustomer', nextMove: 'customer', replies: 1 });
    expect(replied.canChooseStatus).toBe(true);
    const commented = savedOf(await service.comment('u-customer', ticket.id));
    expect(commented.ticket).toMatchObject({ status: 'inProgress', nextMove: 'provider', comments: 1 });
    expect(commented.entries.map(({ kind, fromStatus, toStatus }) => [kind, fromStatus, toStatus])).toEqual([
      ['created', null, 'open'],
      ['reply', 'open', 'waitingForCustomer'],
      ['comment', 'waitingForCustomer', 'inProgress'],
    ]);
    const going = await service.comment('u-staff', ticket.id, { status: 'inProgress' });
    expect(savedOf(going).ticket.status).toBe('inProgress');
    expect(codeOf(await service.comment('u-customer', ticket.id, { status: 'inProgress' }))).toBe(
      'notAllowed',
    );
    expect(await service.comment('u-customer', ticket.id, { text: ' ' })).toMatchObject({
      message: 'Please enter a comment',
    });
  });

  test('the same key makes one entry and one mail', async () => {
    const { ticket } = await create();
    await service.db.deleteFrom('customer_outbox').execute();
    const idempotencyKey = crypto.randomUUID();
    const send = (over = {}) => service.comment('u-customer', ticket.id, { idempotencyKey, ...over });
    await Promise.all([send(), send()]);
    await service.close('u-customer', ticket.id);
    expect(savedOf(await send()).ticket.comments).toBe(1);
    expect((await mails()).filter(({ subject }) => subject.startsWith('Comment on'))).toHaveLength(1);
    expect(codeOf(await send({ text: 'Another.' }))).toBe('alreadySent');
    expect(codeOf(await service.comment('u-admin', ticket.id, { idempotencyKey }))).toBe('invalid');
  });

  test('comments at the same moment are all counted and keep their order', async () => {
    const { ticket } = await create();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => service.comment('u-customer', ticket.id, { text: `${n}` })),
    );
    const { entries, ticket: after } = await service.detail('u-customer', ticket.id);
    expect(after.comments).toBe(8);
    expect(entries).toHaveLength(9);
  });

  test('replies go to the contact and the watchers in their languages, and not to the author', async () => {
    const { ticket } = await create({ watcherIds: ['u-staff', 'u-admin'] });
    await service.db.deleteFrom('customer_outbox').execute();
    await service.db
      .updateTable('customer_users')
      .set({ language: 'ja' })
      .where('id', '=', 'u-admin')
      .execute();
    await service.comment('u-staff', ticket.id, { text: 'Use {url} or {name}.' });
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['admin@demo.example', `チケット${ticket.number}に返信がありました`],
      ['customer@demo.example', `New reply to ticket ${ticket.number}`],
    ]);
    expect((await mails())[1]?.text).toBe(
      `Hello Carla Customer,\n\nStefan Staff has replied to ticket ${ticket.number}, “The crimp height drifts”:\n\nUse {url} or {name}.\n\nYou can read the ticket and reply here:\n\nhttp://localhost:3000/mykomax/tickets/${ticket.id}\n${footer}`,
    );
    await service.db.deleteFrom('customer_outbox').execute();
    await service.comment('u-customer', ticket.id);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['tickets@komax.example']);
  });

  test('users who lost access to the ticket are not notified', async () => {
    const { ticket } = await create({ watcherIds: ['u-admin'] });
    await service.db.deleteFrom('customer_outbox').execute();
    const access = service.db.updateTable('customer_access').where('user_id', '=', 'u-admin');
    await access.set({ status: 'inactive' }).where('application', '=', 'ticketing').execute();
    await service.comment('u-staff', ticket.id);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['customer@demo.example']);
    expect((await service.detail('u-customer', ticket.id)).watchers).toEqual([]);
    await access.set({ status: 'active' }).where('application', '=', 'ticketing').execute();
  });

  test('a ticket is closed with a reason and an optional comment, then takes no comments', async () => {
    const { ticket } = await create();
    const closing = { reason: 'noLongerRelevant', comment: ' It was the tool. ' };
    const closed = savedOf(await service.close('u-customer', ticket.id, closing));
    expect(closed).toMatchObject({
      closeReason: 'noLongerRelevant',
      allowedActions: ['reopen', 'watch'],
      ticket: { status: 'closed', nextMove: 'none' },
    });
    expect(closed.entries.at(-1)).toMatchObject({
      kind: 'closed',
      text: 'It was the tool.',
      fromStatus: 'open',
      toStatus: 'closed',
    });
    expect(codeOf(await service.comment('u-customer', ticket.id))).toBe('closed');
    expect(codeOf(await service.comment('u-staff', ticket.id))).toBe('closed');
    expect(codeOf(await service.close('u-staff', ticket.id))).toBe('closed');
  });

  test('a closing is mailed with its reason, its comment and the day until which it can be reopened', async () => {
    const { ticket } = await create({ watcherIds: ['u-admin'] });
    await service.db.deleteFrom('customer_outbox').execute();
    await service.db
      .updateTable('customer_users')
      .set({ language: 'de' })
      .where('id', '=', 'u-admin')
      .execute();
    service.clock.advance(Date.parse('2026-05-01T09:00:00.000Z') - service.clock.now().getTime());
    const closing = { reason: 'noLongerRelevant', comment: 'Use {url} or {name}.' };
    await service.close('u-staff', ticket.id, closing);
    const [admin, customer, ...others] = await mails();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({
      recipient: 'admin@demo.example',
      subject: `Ticket ${ticket.number} ist geschlossen`,
    });
    expect(admin?.text).toContain('Grund: Nicht mehr relevant.');
    expect(admin?.text).toContain('bis zum 15. Mai 2026 wieder öffnen');
    expect(customer?.text).toBe(
      `Hello Carla Customer,\n\nStefan Staff has closed ticket ${ticket.number}, “The crimp height drifts”. Reason: No longer relevant.\n\nUse {url} or {name}.\n\nIf the problem is not solved, you can reopen the ticket until 15 May 2026:\n\nhttp://localhost:3000/mykomax/tickets/${ticket.id}\n${footer}`,
    );
  });

  test('closing and reopening by the customer are mailed to the watchers and the support team', async () => {
    const { ticket } = await create({ watcherIds: ['u-staff'] });
    await service.db.deleteFrom('customer_outbox').execute();
    await service.close('u-customer', ticket.id);
    await service.reopen('u-customer', ticket.id);
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual([
      ['staff@demo.example', `Ticket ${ticket.number} ist geschlossen`],
      ['staff@demo.example', `Ticket ${ticket.number} wurde wieder geöffnet`],
      ['tickets@komax.example', `Closed ticket ${ticket.number}: The crimp height drifts`],
      ['tickets@komax.example', `Reopened ticket ${ticket.number}: The crimp height drifts`],
    ]);
  });

  test('"A closed ticket can be reopened by the customer for 14 days; then it is final."', async () => {
    const { ticket } = await create();
    const { reopenableUntil, closedAt } = savedOf(await service.close('u-staff', ticket.id));
    expect(Date.parse(reopenableUntil ?? '') - Date.parse(closedAt ?? '')).toBe(reopenMilliseconds);
    expect(codeOf(await service.reopen('u-staff', ticket.id))).toBe('notAllowed');
    service.clock.advance(Date.parse(reopenableUntil ?? '') - service.clock.now().getTime());
    const reopened = savedOf(await service.reopen('u-customer', ticket.id));
    expect(reopened).toMatchObject({ ticket: { status: 'open' }, closedAt: null, closeReason: null });
    expect(codeOf(await service.reopen('u-customer', ticket.id))).toBe('notReopenable');
    const again = savedOf(await service.close('u-customer', ticket.id));
    service.clock.advance(Date.parse(again.reopenableUntil ?? '') - service.clock.now().getTime() + 1);
    expect((await service.detail('u-customer', ticket.id)).allowedActions).toEqual(['watch']);
    expect(codeOf(await service.reopen('u-customer', ticket.id))).toBe('notReopenable');
  });

  test('watching is written down once, and can be ended by oneself', async () => {
    const { ticket } = await create();
    const watch = (person: string, over: object) =>
      service.watch(person, { ticketId: ticket.id, isWatching: true, ...over });
    expect(savedOf(await watch('u-admin', {})).ticket.isWatching).toBe(true);
    await watch('u-customer', { userId: 'u-admin' });
    const ended = savedOf(await watch('u-admin', { isWatching: false }));
    expect(ended.ticket.isWatching).toBe(false);
    expect(ended.ticket.changedAt).toBe(ticket.changedAt);
    expect(ended.entries.slice(1).map(({ kind, aboutName }) => [kind, aboutName])).toEqual([
      ['watcherAdded', 'Ada Administrator'],
      ['watcherRemoved', 'Ada Administrator'],
    ]);
    expect(ended.colleagues.map(({ id }) => id)).toContain('u-admin');
    expect(ended.colleagues.map(({ id }) => id)).not.toContain('u-pending');
  });

  test('a detail with 200 entries passes the limits', async () => {
    const { ticket } = await create();
    const rows = Array.from({ length: 200 }, (_, n) => ({
      id: crypto.randomUUID(),
      ticket_id: ticket.id,
      kind: 'comment' as const,
      text: `Entry ${n}`,
      at: new Date(service.clock.now().getTime() + 1000 + n).toISOString(),
      author_id: 'u-admin',
      author_name: 'Ada Administrator',
      is_staff: 0 as const,
    }));
    await service.db.insertInto('customer_ticket_entries').values(rows).execute();
    const { entries } = await service.detail('u-customer', ticket.id);
    expect(entries.at(-1)?.text).toBe('Entry 199');
  });
});

import { backends } from '../testing/backends';
import { png } from '../testing/pictures';
import { contactForm } from '../testing/testService';
import { codeOf, savedOf, startTicketService, type TicketService } from '../testing/ticketService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(backends)('new tickets and their files over $name', (backend) => {
  let service: TicketService;
  beforeAll(async () => {
    service = await startTicketService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(() => service.db.deleteFrom('customer_outbox').execute());
  const mails = () => service.db.selectFrom('customer_outbox').selectAll().orderBy('recipient').execute();
  const create = async (over: object = {}) => savedOf(await service.create('u-customer', over));

  test('a new ticket is open, with the machine’s own name, and the support team is notified', async () => {
    const detail = await create({ machineId: 'machine-loc-1', machineName: 'Else', subject: ' Drift\n ' });
    expect(detail).toMatchObject({
      ticket: {
        status: 'open',
        nextMove: 'provider',
        subject: 'Drift',
        isOwn: true,
        machineName: 'Alpha loc-1',
        serialNumber: 'S-loc-1',
        replies: 0,
        comments: 0,
      },
      entries: [{ kind: 'created', toStatus: 'open', isStaff: false }],
      allowedActions: ['comment', 'close', 'watch'],
      canChooseStatus: false,
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'notice',
      recipient: 'tickets@komax.example',
      state: 'waiting',
      subject: `New ticket ${detail.ticket.number}: Drift`,
    });
    expect(mail?.text).toContain(`http://localhost:3000/mykomax/tickets/${detail.ticket.id}\n`);
  });

  test('numbers are given once, also when many tickets are written at the same moment', async () => {
    const before = Number((await create()).ticket.number.slice(2));
    const details = await Promise.all(Array.from({ length: 12 }, () => create()));
    const numbers = details.map(({ ticket }) => Number(ticket.number.slice(2))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => before + 1 + index));
    const { ticket } = details[5] ?? {};
    const found = await service.list('u-customer', { filter: { text: ticket?.number } });
    expect(found.items.map(({ id }) => id)).toEqual([ticket?.id]);
  });

  test('an account can create at most 300 entries per hour; a repeated request still succeeds', async () => {
    const idempotencyKey = crypto.randomUUID();
    const { ticket } = savedOf(await service.create('u-admin', { idempotencyKey }));
    const fields = { ticket_id: ticket.id, author_id: 'u-admin', author_name: 'A', is_staff: 0 as const };
    const rows = Array.from({ length: 300 }, () => ({
      ...fields,
      id: crypto.randomUUID(),
      kind: 'comment' as const,
      at: ticket.changedAt,
    }));
    await service.db.insertInto('customer_ticket_entries').values(rows).execute();
    expect(codeOf(await service.create('u-admin'))).toBe('tooMany');
    expect(codeOf(await service.comment('u-admin', ticket.id))).toBe('tooMany');
    expect(codeOf(await service.close('u-admin', ticket.id))).toBe('tooMany');
    expect(codeOf(await service.create('u-admin', { idempotencyKey }))).toBe('saved');
    expect(codeOf(await service.comment('u-customer', ticket.id))).toBe('saved');
    const deleted = service.db.deleteFrom('customer_ticket_entries').where('author_id', '=', 'u-admin');
    await deleted.where('kind', '=', 'comment').execute();
    expect(codeOf(await service.close('u-admin', ticket.id))).toBe('saved');
  });

  test('the same key makes one ticket and one mail; with different content it is rejected', async () => {
    const idempotencyKey = crypto.randomUUID();
    const [first, second] = await Promise.all([create({ idempotencyKey }), create({ idempotencyKey })]);
    expect(second.ticket.id).toBe(first.ticket.id);
    expect(await mails()).toHaveLength(1);
    const other = await service.create('u-customer', { idempotencyKey, subject: 'Another' });
    expect(codeOf(other)).toBe('alreadySent');
    expect((await service.create('u-admin', { idempotencyKey })).__typename).toBe('TicketSaved');
  });

  test.each([
    ['no subject', { subject: ' \u0000 ' }, 'invalid'],
    ['a long subject', { subject: 'x'.repeat(201) }, 'invalid'],
    ['no description', { description: '' }, 'invalid'],
    ['a long description', { description: 'x'.repeat(10_001) }, 'invalid'],
    ['no key', { idempotencyKey: '' }, 'invalid'],
    ['eleven files', { attachmentIds: Array(11).fill('a') }, 'tooMany'],
    ['twenty-one watchers', { watcherIds: Array(21).fill('u-admin') }, 'tooMany'],
  ])('a ticket with %s is rejected', async (_, over, code) => {
    expect(codeOf(await service.create('u-customer', over))).toBe(code);
  });

  test('files belong to the entry that claimed them, once, and are served as they came', async () => {
    const [first, second] = [await service.upload('Größe (1).png'), await service.upload()];
    const detail = await create({ attachmentIds: [second, first] });
    expect(detail.attachments.map(({ id }) => id)).toEqual([second, first]);
    const { id } = detail.ticket;
    const response = await service.file('u-admin', first);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Gr__e (1).png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.png`,
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);

    service.warnings.splice(0);
    const free = await service.upload('crimp.png', 'u-admin');
    expect(codeOf(await service.comment('u-admin', id, { attachmentIds: [first, free] }))).toBe(
      'attachmentUnavailable',
    );
    expect(service.warnings).toEqual([`u-admin was refused upload ${first}`]);
    expect((await service.detail('u-customer', id)).entries).toHaveLength(1);
    const submission = await service.submit(contactForm({ attachments: [first] }));
    expect(submission).toMatchObject({ __typename: 'SubmissionRefused', code: 'unknownUpload' });
    expect(await service.removeUpload('u-customer', first)).toBe(409);
    service.clock.advance(25 * 60 * 60 * 1000);
    await service.uploads.sweep(service.clock.now());
    expect((await service.file('u-customer', first)).status).toBe(200);
    expect(await service.removeUpload('u-admin', free)).toBe(404);
  });

  test('two tickets that claim one file at once: one has it, the other is not there', async () => {
    const fileId = await service.upload();
    const { total } = await service.list('u-customer');
    const results = await Promise.all(
      [1, 2].map(() => service.create('u-customer', { attachmentIds: [fileId] })),
    );
    expect(results.map(codeOf).sort()).toEqual(['attachmentUnavailable', 'saved']);
    expect((await service.list('u-customer')).total).toBe(total + 1);
  });

  test('a file of a form is no ticket’s', async () => {
    const fileId = await service.upload('crimp.png', null);
    await service.submit(contactForm({ attachments: [fileId] }));
    expect(codeOf(await service.create('u-customer', { attachmentIds: [fileId] }))).toBe(
      'attachmentUnavailable',
    );
  });
});

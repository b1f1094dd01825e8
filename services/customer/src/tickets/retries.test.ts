import { backends } from '../testing/backends';
import { savedOf, startTicketService, type TicketService } from '../testing/ticketService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(backends)('repeated sending of tickets and comments over $name', (backend) => {
  let service: TicketService;
  beforeAll(async () => {
    service = await startTicketService(backend);
  });
  afterAll(() => service.stop());

  const stored = async () => (await service.db.selectFrom('customer_tickets').select('id').execute()).length;
  const full = async () => ({
    idempotencyKey: crypto.randomUUID(),
    attachmentIds: [await service.upload('one.png'), await service.upload('two.png')],
    watcherIds: ['u-admin'],
    machineId: 'machine-loc-1',
    serialNumber: 'S-1',
  });

  test('the same ticket is the first one, with files, watchers and machine', async () => {
    const input = await full();
    const first = savedOf(await service.create('u-customer', input));
    const before = await stored();
    const again = [
      {},
      { attachmentIds: input.attachmentIds.toReversed() },
      { subject: ' The crimp height drifts ' },
    ];
    for (const over of again)
      expect(savedOf(await service.create('u-customer', { ...input, ...over })).ticket.id).toBe(
        first.ticket.id,
      );
    expect(await stored()).toBe(before);
  });

  test('the same ticket is the first one, though its machine and its watcher have gone meanwhile', async () => {
    const input = { ...(await full()), machineId: 'machine-loc-1b', locationId: 'loc-1b' };
    const first = savedOf(await service.create('u-customer', input));
    await service.db
      .updateTable('customer_machines')
      .set({ organisation_id: 'org-3' })
      .where('id', '=', 'machine-loc-1b')
      .execute();
    expect(savedOf(await service.create('u-customer', input)).ticket.id).toBe(first.ticket.id);
  });

  test.each([
    ['serial number', { serialNumber: 'S-2' }],
    ['name of the machine', { machineName: 'Else' }],
    ['machine', { machineId: null }],
    ['description', { description: 'It drifts since Sunday.' }],
    ['location', { locationId: 'loc-1b', machineId: 'machine-loc-1b' }],
    ['watchers', { watcherIds: [] }],
    ['files', { attachmentIds: [] }],
  ])('with another %s nothing is stored, and the first ticket is named', async (_what, over) => {
    const input = { ...(await full()), locationId: 'loc-1' };
    const { ticket, description } = savedOf(await service.create('u-customer', input));
    const before = await stored();
    expect(await service.create('u-customer', { ...input, ...over })).toMatchObject({
      __typename: 'TicketRefused',
      code: 'alreadySent',
      existing: { ticketId: ticket.id, number: ticket.number },
    });
    expect(await stored()).toBe(before);
    expect((await service.detail('u-customer', ticket.id)).description).toBe(description);
  });

  test('the same comment is returned with its files; a different one is rejected as changed', async () => {
    const { ticket } = savedOf(await service.create('u-customer'));
    const attachmentIds = [await service.upload('one.png')];
    const idempotencyKey = crypto.randomUUID();
    const send = (over = {}) =>
      service.comment('u-customer', ticket.id, { idempotencyKey, attachmentIds, ...over });
    await send();
    expect(savedOf(await send()).ticket.comments).toBe(1);
    for (const over of [{ text: 'Another.' }, { attachmentIds: [] }])
      expect(await send(over)).toMatchObject({
        code: 'alreadySent',
        existing: { ticketId: ticket.id, number: ticket.number },
      });
    expect((await service.detail('u-customer', ticket.id)).ticket.comments).toBe(1);
  });

  test("repeating another user's key discloses nothing", async () => {
    const { ticket } = savedOf(await service.create('u-customer'));
    const idempotencyKey = crypto.randomUUID();
    await service.comment('u-customer', ticket.id, { idempotencyKey });
    expect(await service.comment('u-admin', ticket.id, { idempotencyKey })).toMatchObject({
      code: 'invalid',
      existing: null,
    });
  });
});

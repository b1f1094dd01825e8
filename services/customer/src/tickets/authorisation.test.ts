import { backends } from '../testing/backends';
import { bearerOf } from '../testing/portalService';
import {
  codeOf,
  detailQuery,
  savedOf,
  startTicketService,
  type TicketService,
} from '../testing/ticketService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const missing = '00000000-0000-4000-8000-000000000000';
const unavailable = { message: 'This ticket does not exist, or you do not have permission to see it.' };

describe.each(backends)("another organisation's tickets over $name", (backend) => {
  let service: TicketService;
  /** A ticket of org-2 with a file; neither `u-customer` nor `u-staff` belongs to it. */
  let otherIssuer: { id: string; fileId: string };
  beforeAll(async () => {
    service = await startTicketService(backend);
    const fileId = await service.upload('crimp.png', 'u-admin');
    const over = { locationId: 'loc-2', attachmentIds: [fileId], description: 'Secret.' };
    otherIssuer = { id: savedOf(await service.create('u-admin', over)).ticket.id, fileId };
  });
  beforeEach(() => void service.warnings.splice(0));
  afterAll(() => service.stop());

  test.each(['u-customer', 'u-staff'])('are rejected for %s by id like missing ones', async (person) => {
    for (const id of [otherIssuer.id, missing, 'x\u0000y'])
      expect(await service.as(person, detailQuery, { id })).toMatchObject({
        data: { ticket: null },
        errors: [{ ...unavailable, extensions: { code: 'TICKET_NOT_AVAILABLE' } }],
      });
    expect(service.warnings).toEqual([
      `${person} was refused ticket ${otherIssuer.id}`,
      `${person} was refused ticket ${missing}`,
      `${person} was refused ticket x y`,
    ]);
  });

  test('are rejected by aliases, each one logged', async () => {
    const query = `{ ${[1, 2, 3].map((n) => `a${n}: ticket(id: "${otherIssuer.id}") { description }`).join(' ')} }`;
    const { data, errors } = await service.as('u-customer', query);
    expect(data).toEqual({ a1: null, a2: null, a3: null });
    expect(errors).toHaveLength(3);
    expect(service.warnings).toEqual(Array(3).fill(`u-customer was refused ticket ${otherIssuer.id}`));
  });

  test('are rejected in batches, because a list is no query', async () => {
    const token = service.identity.issue(service.claimsOf('u-customer'));
    const response = await service.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearerOf(token) },
      body: JSON.stringify([{ query: detailQuery, variables: { id: otherIssuer.id } }]),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('Secret');
  });

  test('are rejected for every change, and stay unchanged', async () => {
    const before = await service.detail('u-admin', otherIssuer.id);
    for (const id of [otherIssuer.id, missing]) {
      const results = [
        await service.comment('u-staff', id),
        await service.close('u-customer', id),
        await service.reopen('u-customer', id),
        await service.watch('u-customer', { ticketId: id, isWatching: true }),
      ];
      expect(results).toEqual(
        Array(4).fill({ __typename: 'TicketRefused', code: 'unknownTicket', existing: null, ...unavailable }),
      );
    }
    expect(service.warnings).toHaveLength(8);
    expect(await service.detail('u-admin', otherIssuer.id)).toEqual(before);
  });

  test('their files are rejected like missing ones', async () => {
    for (const id of [otherIssuer.fileId, missing]) {
      const response = await service.file('u-customer', id);
      expect([response.status, await response.json()]).toEqual([404, { code: 'unknown' }]);
      expect(service.warnings).toEqual([`u-customer was refused attachment ${id}`]);
      service.warnings.splice(0);
    }
    expect((await service.file(null, otherIssuer.fileId)).status).toBe(401);
    expect((await service.file('u-pending', otherIssuer.fileId)).status).toBe(403);
    expect(service.warnings).toEqual(
      ['nobody known', 'u-pending'].map(
        (who) => `${who} was refused operation attachment ${otherIssuer.fileId}`,
      ),
    );
    expect((await service.file('u-admin', otherIssuer.fileId)).status).toBe(200);
  });

  test('a file that another ticket has, or that cannot be one, is attached to nothing', async () => {
    const own = savedOf(await service.create('u-customer')).ticket.id;
    for (const id of [otherIssuer.fileId, missing, 'x\u0000y'])
      expect(codeOf(await service.comment('u-customer', own, { attachmentIds: [id] }))).toBe(
        'attachmentUnavailable',
      );
    expect(service.warnings).toHaveLength(3);
    expect((await service.detail('u-customer', own)).entries).toHaveLength(1);
  });

  test('a file of no ticket is nobody’s', async () => {
    expect((await service.file('u-customer', await service.upload())).status).toBe(404);
  });

  test.each([
    ['location', { locationId: 'loc-2' }, 'loc-2'],
    ['location', { locationId: missing }, missing],
    ['machine', { machineId: 'machine-loc-2' }, 'machine-loc-2'],
    ['user', { watcherIds: ['u-newcomer'] }, 'u-newcomer'],
    ['user', { watcherIds: [missing] }, missing],
  ])('a ticket cannot name a %s out of sight: %j', async (kind, over, id) => {
    expect(codeOf(await service.create('u-customer', over))).toBe('notAllowed');
    expect(service.warnings).toEqual([`u-customer was refused ${kind} ${id}`]);
  });

  test('users of other organisations, and users without ticketing, cannot become watchers', async () => {
    const own = savedOf(await service.create('u-customer')).ticket.id;
    for (const userId of ['u-newcomer', 'u-pending', missing])
      expect(await service.watch('u-customer', { ticketId: own, userId, isWatching: true })).toMatchObject({
        code: 'notAllowed',
        message: 'This person cannot watch this ticket.',
      });
    expect(service.warnings).toHaveLength(3);
    expect((await service.detail('u-customer', own)).watchers).toEqual([]);
  });

  test('without ticketing there are no tickets', async () => {
    const { data, errors } = await service.as('u-pending', '{ tickets { total } ticketViews { id } }');
    expect(data).toEqual({ tickets: null, ticketViews: null });
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(service.warnings.toSorted()).toEqual([
      'u-pending was refused operation ticketViews',
      'u-pending was refused operation tickets',
    ]);
  });
});

import { languageCodes } from '@kmx/contract/locales';
import { ticketColumns } from '@kmx/contract/tickets';
import { backends } from '../../testing/backends';
import { savedOf, startTicketService, type TicketService } from '../../testing/ticketService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(backends)('the list of tickets over $name', (backend) => {
  let service: TicketService;
  const ids: Record<string, string> = {};
  const create = async (name: string, person: string, over: object) => {
    service.clock.advance(60_000);
    ids[name] = savedOf(await service.create(person, { subject: name, ...over })).ticket.id;
  };
  beforeAll(async () => {
    service = await startTicketService(backend);
    await create('Älpha', 'u-customer', { machineId: 'machine-loc-1', type: 'question' });
    await create('Beta 100%', 'u-admin', { locationId: 'loc-1b', concern: 'software' });
    service.clock.advance(24 * 60 * 60 * 1000);
    await create('=Gamma', 'u-customer', {
      machineName: 'Zeta',
      serialNumber: 'X9',
      watcherIds: ['u-admin'],
    });
    await create('Delta', 'u-staff', { watcherIds: ['u-customer'] });
    await create('Foreign', 'u-admin', { locationId: 'loc-2' });
    await service.close('u-customer', ids['Delta'] ?? '');
    service.clock.advance(60_000);
    await service.comment('u-staff', ids['Älpha'] ?? '');
  });
  afterAll(() => service.stop());
  const subjects = async (filter: object, person = 'u-customer') =>
    (await service.list(person, { filter, sort: { by: 'number' } })).items.map(({ subject }) => subject);

  test.each([
    ['nothing', {}, ['Älpha', 'Beta 100%', '=Gamma', 'Delta']],
    [
      'empty lists',
      { types: [], statuses: [], locationIds: [], text: ' ' },
      ['Älpha', 'Beta 100%', '=Gamma', 'Delta'],
    ],
    ['type', { types: ['question'] }, ['Älpha']],
    ['concern', { concerns: ['software'] }, ['Beta 100%']],
    ['status', { statuses: ['closed', 'waitingForCustomer'] }, ['Älpha', 'Delta']],
    ['location', { locationIds: ['loc-1b'] }, ['Beta 100%']],
    ['location of another organisation', { locationIds: ['loc-2', 'x\u0000'] }, []],
    ['contact', { contactIds: ['u-admin'] }, ['Beta 100%']],
    ['machine', { machineIds: ['machine-loc-1'] }, ['Älpha']],
    ['own', { isOwn: true }, ['Älpha', '=Gamma']],
    ['watched', { isWatching: true }, ['Delta']],
    ['text without accents and case', { text: 'ALPHA' }, ['Älpha']],
    ['text with a sign of patterns', { text: '100%' }, ['Beta 100%']],
    ['number', { text: 'T-100003' }, ['=Gamma']],
    ['words of the machine and the contact', { text: 'zeta carla' }, ['=Gamma']],
    ['days, the first one included', { createdFrom: '2026-03-03' }, ['=Gamma', 'Delta']],
    ['days, the last one included', { createdTo: '2026-03-02' }, ['Älpha', 'Beta 100%']],
    ['two kinds at once', { types: ['malfunction'], isOwn: true }, ['=Gamma']],
  ])('filtered by %s', async (_, filter, expected) => {
    expect(await subjects(filter)).toEqual(expected);
  });

  test('an employee sees their organisations only, as everybody does', async () => {
    expect(await subjects({}, 'u-staff')).toEqual(['Älpha', 'Beta 100%', '=Gamma', 'Delta']);
    expect(await subjects({}, 'u-admin')).toContain('Foreign');
  });

  test.each(['2026-02-30', "2026' or 1=1"])('the day %s is rejected', async (createdFrom) => {
    await expect(service.list('u-customer', { filter: { createdFrom } })).rejects.toThrow('YYYY-MM-DD');
  });

  test.each(ticketColumns)('pages sorted by %s are complete and without duplicates', async (by) => {
    for (const direction of ['asc', 'desc']) {
      const seen: string[] = [];
      for (const page of [1, 2])
        seen.push(
          ...(await service.list('u-customer', { sort: { by, direction }, page, pageSize: 2 })).items.map(
            ({ id }) => id,
          ),
        );
      expect(new Set(seen).size).toBe(4);
    }
  });

  test.each([
    ['status', 'desc', ['Delta', 'Älpha']],
    ['subject', 'asc', ['=Gamma', 'Älpha', 'Beta 100%', 'Delta']],
    ['number', 'desc', ['Delta', '=Gamma', 'Beta 100%', 'Älpha']],
    ['machine', 'desc', ['=Gamma', 'Älpha']],
    ['replies', 'desc', ['Älpha']],
  ])('by %s, %s', async (by, direction, expected) => {
    const { items } = await service.list('u-customer', { sort: { by, direction } });
    expect(items.map(({ subject }) => subject).slice(0, expected.length)).toEqual(expected);
  });

  test('"tickets 20", at most 100, no page past the end, those changed last first', async () => {
    const { page, pageSize, total, items } = await service.list('u-customer', {});
    expect({ page, pageSize, total }).toEqual({ page: 1, pageSize: 20, total: 4 });
    expect(items.map(({ subject }) => subject)[0]).toBe('Älpha');
    expect(await service.list('u-customer', { page: 9, pageSize: 3 })).toMatchObject({ page: 2 });
    expect(await service.list('u-customer', { page: -1, pageSize: 999 })).toMatchObject({
      page: 1,
      pageSize: 100,
    });
  });

  test("filter choices are limited to the viewer's tickets", async () => {
    const query = '{ ticketFilterChoices { locations { id } contacts { id name } machines { id } } }';
    const { data } = await service.as('u-customer', query);
    expect(data?.['ticketFilterChoices']).toEqual({
      locations: [{ id: 'loc-1' }, { id: 'loc-1b' }],
      contacts: [
        { id: 'u-admin', name: 'Ada Administrator' },
        { id: 'u-customer', name: 'Carla Customer' },
        { id: 'u-staff', name: 'Stefan Staff' },
      ],
      machines: [{ id: 'machine-loc-1' }, { id: 'machine-loc-1b' }],
    });
  });

  test('the file has the chosen columns in the language, and no formula', async () => {
    const query =
      '{ ticketsCsv(filter: { text: "gamma" }, columns: [number, subject, status, subject], language: "de") }';
    const { data } = await service.as('u-customer', query);
    expect(data?.['ticketsCsv']).toBe(
      '\ufeff"Nummer","Betreff","Status"\r\n"T-100003","\'=Gamma","Offen"\r\n',
    );
    for (const language of languageCodes) {
      const all = await service.as('u-customer', `{ ticketsCsv(language: "${language}") }`);
      expect(String(all.data?.['ticketsCsv']).split('\r\n')).toHaveLength(6);
    }
  });

  test('views: the same name replaces, 20 at most, and nobody touches those of others', async () => {
    const save = (name: string, query: string) =>
      service.as(
        'u-customer',
        'mutation ($name: String!, $query: String!) { saveTicketView(name: $name, query: $query) { ... on TicketViewsSaved { views { id name query } } ... on TicketRefused { code } } }',
        { name, query },
      );
    for (let n = 1; n <= 20; n += 1) await save(`View ${n}`, '?status=open');
    expect((await save('View 21', 'a=b')).data?.['saveTicketView']).toEqual({ code: 'tooMany' });
    expect((await save('x'.repeat(61), 'a=b')).data?.['saveTicketView']).toEqual({ code: 'invalid' });
    expect(JSON.stringify((await save(' View 2 ', 'a=b')).data)).toContain('"name":"View 2","query":"a=b"');
    const { id } = await service.db
      .selectFrom('customer_ticket_views')
      .select('id')
      .where('name', '=', 'View 2')
      .executeTakeFirstOrThrow();
    const remove = (person: string) =>
      service.as(
        person,
        'mutation ($id: ID!) { deleteTicketView(id: $id) { ... on TicketViewsSaved { views { name } } ... on TicketRefused { code } } }',
        { id },
      );
    expect((await remove('u-admin')).data?.['deleteTicketView']).toEqual({ code: 'notAllowed' });
    expect(service.warnings).toContain(`u-admin was refused view ${id}`);
    expect((await service.as('u-admin', '{ ticketViews { id } }')).data?.['ticketViews']).toEqual([]);
    expect((await remove('u-customer')).data?.['deleteTicketView']).toMatchObject({
      views: { length: 19 },
    });
  });
});

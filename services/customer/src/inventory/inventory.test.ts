import { z } from 'zod';
import { coverStatuses, machineColumns } from '@kmx/contract/machines';
import { backends } from '../testing/backends';
import { addInventory, secret } from '../testing/inventoryRows';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const machineSchema = z.looseObject({
  id: z.string(),
  warranty: z.string(),
  contractStatus: z.string(),
  openTickets: z.number(),
  softwareVersion: z.string().nullable(),
  newestSoftware: z.string().nullable(),
});
const pageSchema = z.object({
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  items: z.array(machineSchema),
});

const listQuery = `query ($filter: MachineFilter, $sort: MachineSort, $page: Int, $pageSize: Int) {
  machines(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { total page pageSize items {
    id serialNumber name productSlug type location { id name city country organisation { id name } } softwareVersion
    newestSoftware installedOn warrantyUntil warranty contract contractUntil contractStatus openTickets } } }`;

describe.each(backends)('the inventory over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    await addInventory(service.db);
  });
  afterAll(() => service.stop());

  const list = async (variables: object = {}, viewer = 'u-customer') => {
    const { data, errors } = await service.as(viewer, listQuery, variables);
    expect(errors).toBeUndefined();
    return pageSchema.parse(data?.machines);
  };
  const idsOf = async (filter: object, viewer?: string) =>
    (await list({ filter }, viewer)).items.map(({ id }) => id).toSorted();

  test('a machine with all that the list shows', async () => {
    const { items, total, page, pageSize } = await list();
    expect({ total, page, pageSize }).toEqual({ total: 4, page: 1, pageSize: 20 });
    expect(items.find(({ id }) => id === 'm-1')).toEqual({
      id: 'm-1',
      serialNumber: 'KX-1001',
      name: 'Ångström line',
      productSlug: 'alpha-1',
      type: 'crimpLine',
      location: {
        id: 'l-berlin',
        name: 'Berlin',
        city: 'Regensburg',
        country: 'DE',
        organisation: { id: 'org-1', name: 'Velmora Automotive Wiring' },
      },
      softwareVersion: '1.0',
      newestSoftware: '2.0',
      installedOn: '2021-07-01',
      warrantyUntil: '2030-01-01',
      warranty: 'active',
      contract: 'plus',
      contractUntil: '2026-03-02',
      contractStatus: 'endsSoon',
      openTickets: 2,
    });
  });

  test.each([
    ['no filter', {}, ['m-1', 'm-2', 'm-3', 'm-4']],
    [
      'empty lists and texts',
      { types: [], locationIds: [], warranties: [], text: ' ' },
      ['m-1', 'm-2', 'm-3', 'm-4'],
    ],
    ['text: a serial number', { text: 'kx-1002' }, ['m-2']],
    ['text: words of name and serial', { text: 'angstrom KX-10' }, ['m-1']],
    ['text: no wildcard', { text: '%' }, []],
    ['types', { types: ['cutStrip', 'testing'] }, ['m-2', 'm-3']],
    ['locations', { locationIds: ['l-aachen'] }, ['m-3', 'm-4']],
    ['types and locations', { types: ['testing'], locationIds: ['l-berlin'] }, []],
    ['warranty that holds', { warranties: ['active'] }, ['m-1']],
    ['warranty that ends soon or ended', { warranties: ['endsSoon', 'ended'] }, ['m-2', 'm-3', 'm-4']],
    ['no warranty', { warranties: ['none'] }, []],
    ['contract that ended', { contracts: ['ended'] }, ['m-2']],
    ['no contract', { contracts: ['none'] }, ['m-3', 'm-4']],
    ['open tickets', { hasOpenTickets: true }, ['m-1']],
    ['no open tickets', { hasOpenTickets: false }, ['m-2', 'm-3', 'm-4']],
    ['old software', { hasOldSoftware: true }, ['m-1']],
    ['newest or unknown software', { hasOldSoftware: false }, ['m-2', 'm-3', 'm-4']],
    ['a null character', { text: 'a\u0000b', locationIds: ['a\u0000b'] }, []],
  ])('filter: %s', async (_name, filter, ids) => {
    expect(await idsOf(filter)).toEqual(ids);
  });

  test.each(coverStatuses)('the filter "%s" and the status that is shown are one rule', async (status) => {
    for (const { warranty } of (await list({ filter: { warranties: [status] } })).items)
      expect(warranty).toBe(status);
    for (const { contractStatus } of (await list({ filter: { contracts: [status] } })).items)
      expect(contractStatus).toBe(status);
  });

  test.each(machineColumns)('sorted by %s, pages follow one another and lose nobody', async (by) => {
    for (const direction of ['asc', 'desc']) {
      const seen: string[] = [];
      for (let page = 1; page <= 2; page += 1)
        seen.push(...(await list({ sort: { by, direction }, page, pageSize: 2 })).items.map(({ id }) => id));
      expect(seen.toSorted()).toEqual(['m-1', 'm-2', 'm-3', 'm-4']);
    }
  });

  test('"machines by location": Aachen before Berlin, then by name', async () => {
    expect((await list()).items.map(({ id }) => id)).toEqual(['m-4', 'm-3', 'm-1', 'm-2']);
    const { items } = await list({ sort: { by: 'openTickets', direction: 'desc' } });
    expect(items[0]?.id).toBe('m-1');
  });

  test('"inventory 20", at most 100, and no page past the end', async () => {
    expect(await list({ pageSize: 1000, page: -3 })).toMatchObject({ page: 1, pageSize: 100 });
    expect(await list({ pageSize: 3, page: 99 })).toMatchObject({ page: 2 });
  });

  test('a location on a page shows the total of its filtered machines on all pages', async () => {
    const counted = async (variables: object) => {
      const query = `query ($filter: MachineFilter, $page: Int) {
        machines(filter: $filter, page: $page, pageSize: 1) { items { id } countByLocation { locationId count } } }`;
      const { data, errors } = await service.as('u-customer', query, variables);
      expect(errors).toBeUndefined();
      return data?.machines;
    };
    expect(await counted({})).toEqual({
      items: [{ id: 'm-4' }],
      countByLocation: [{ locationId: 'l-aachen', count: 2 }],
    });
    expect(await counted({ page: 3 })).toMatchObject({
      countByLocation: [{ locationId: 'l-berlin', count: 2 }],
    });
    expect(await counted({ filter: { types: ['testing'] } })).toMatchObject({
      countByLocation: [{ locationId: 'l-aachen', count: 1 }],
    });
    expect(await counted({ filter: { text: secret } })).toEqual({ items: [], countByLocation: [] });
  });

  test('machines of the own organisations only, in the list, its filters, its choices and its file', async () => {
    expect(await idsOf({}, 'u-admin')).toEqual(['m-1', 'm-2', 'm-3', 'm-4', 'm-5']);
    expect(await idsOf({ text: secret })).toEqual([]);
    expect(await idsOf({ locationIds: ['l-nagoya'] })).toEqual([]);
    expect(await idsOf({ locationIds: ["x') or ('1' = '1"] })).toEqual([]);
    const choices = '{ machineFilterChoices { locations { id } types } machinesCsv locations { id } }';
    const { data } = await service.as('u-customer', choices);
    const own = [{ id: 'l-aachen' }, { id: 'l-berlin' }];
    expect(data?.machineFilterChoices).toEqual({
      locations: own,
      types: ['cutStrip', 'crimpLine', 'testing'],
    });
    expect(data?.locations).toEqual(own);
    expect(data?.machinesCsv).not.toContain(secret);
  });

  test('the file has the chosen columns in the language, and no formula', async () => {
    const query =
      '{ machinesCsv(sort: { by: name }, columns: [name, type, contract, name], language: "de-CH") }';
    const { machinesCsv } = z
      .object({ machinesCsv: z.string() })
      .parse((await service.as('u-customer', query)).data);
    const lines = machinesCsv.split('\r\n');
    expect(lines[0]).toBe('\ufeff"Maschine","Typ","Servicevertrag"');
    expect(lines[1]).toBe(`"'=1+1","Crimplinie",""`);
    expect(lines).toContain('"Ångström line","Crimplinie","Plus 2026-03-02"');
    expect(lines).toHaveLength(6);
  });

  test('without ticketing, tickets are neither shown nor filtered or sorted by', async () => {
    const access = service.db.deleteFrom('customer_access').where('user_id', '=', 'u-admin');
    await access.where('application', '=', 'ticketing').execute();
    const { data } = await service.as(
      'u-admin',
      '{ machine(id: "m-1") { machine { openTickets } tickets { id } } }',
    );
    expect(data?.machine).toEqual({ machine: { openTickets: 0 }, tickets: [] });
    expect(await idsOf({ hasOpenTickets: true }, 'u-admin')).toEqual([]);
    const { items } = await list({ sort: { by: 'openTickets', direction: 'desc' } }, 'u-admin');
    expect(items.map(({ openTickets }) => openTickets)).toEqual([0, 0, 0, 0, 0]);
  });
});

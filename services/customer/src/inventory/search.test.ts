import { z } from 'zod';
import { backends } from '../testing/backends';
import { addLocation, addMachine, addMachineTicket, addPart } from '../testing/machineRows';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const searchSchema = z.object({
  tickets: z.array(z.looseObject({ number: z.string() })),
  machines: z.array(z.looseObject({ id: z.string() })),
  parts: z.array(z.looseObject({ articleNumber: z.string() })),
});

const own = { organisationId: 'org-1', locationId: 'l-1' };
const otherMachine = { organisationId: 'org-6', locationId: 'l-6' };

describe.each(backends)('the search of the portal over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    const { db } = service;
    await addLocation(db, 'l-1', 'org-1');
    await addLocation(db, 'l-6', 'org-6');
    await addMachine(db, 'm-1', own, { serial_number: 'AB-77', name: 'Line beside CD-10' });
    await addMachine(db, 'm-2', own, { serial_number: 'CD-100' });
    await addMachine(db, 'm-3', own, { serial_number: 'CD-10' });
    await addMachine(db, 'm-6', otherMachine, { serial_number: 'CD-10-6' });
    for (let n = 0; n < 7; n += 1) await addMachine(db, `m-many-${n}`, own, { name: `Crowd ${n}` });
    await addMachineTicket(db, { id: 'm-1', ...own }, { number: 104_233, subject: 'Noise at CD-10' });
    await addMachineTicket(db, { id: 'm-1', ...own }, { number: 104_234, subject: 'Like T-104233' });
    await addMachineTicket(db, { id: 'm-6', ...otherMachine }, { number: 104_235, subject: 'Noise too' });
    await addPart(db, 'CD-10', [], { texts: { en: 'Roller', de: 'Rolle' } });
    await addPart(db, 'AA-2', [], { texts: { en: 'Roller for CD-10' } });
  });
  afterAll(() => service.stop());

  const search = async (text: string, viewer = 'u-customer') => {
    const query = `query ($text: String!) { portalSearch(text: $text, language: "en") {
      tickets { number subject } machines { id } parts { articleNumber name } } }`;
    const { data, errors } = await service.as(viewer, query, { text });
    expect(errors).toBeUndefined();
    const { tickets, machines, parts } = searchSchema.parse(data?.portalSearch);
    return {
      tickets: tickets.map(({ number }) => number),
      machines: machines.map(({ id }) => id),
      parts: parts.map(({ articleNumber }) => articleNumber),
    };
  };

  test('serial numbers and article numbers come before words', async () => {
    expect(await search('cd-10')).toEqual({
      tickets: ['T-104233'],
      machines: ['m-3', 'm-2', 'm-1'],
      parts: ['CD-10', 'AA-2'],
    });
  });

  test.each(['T-104233', '104233', 't-104233'])('a ticket by its number: %s', async (text) => {
    expect((await search(text)).tickets[0]).toBe('T-104233');
  });

  test('nothing of another organisation', async () => {
    expect(await search('104235')).toEqual({ tickets: [], machines: [], parts: [] });
    expect((await search('CD-10-6')).machines).toEqual([]);
  });

  test('at most 5 of each, and nothing for nothing', async () => {
    expect((await search('crowd')).machines).toHaveLength(5);
    for (const text of ['', '  ', '\u0000'])
      expect(await search(text)).toEqual({ tickets: [], machines: [], parts: [] });
  });

  test('each list only with its application', async () => {
    expect(await search('cd-10', 'u-admin')).toMatchObject({ machines: ['m-3', 'm-2', 'm-1'], parts: [] });
    expect(await search('cd-10', 'u-pending')).toEqual({ tickets: [], machines: [], parts: [] });
  });
});

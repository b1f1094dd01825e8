import { isObjectType } from 'graphql';
import { z } from 'zod';
import { schema } from '../graphql/schema';
import { backends } from '../testing/backends';
import { addInventory, secret } from '../testing/inventoryRows';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(backends)('passports over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    await addInventory(service.db);
  });
  afterAll(() => service.stop());
  beforeEach(() => void service.warnings.splice(0));

  test('the passport: wear parts of its product in the language, and its tickets', async () => {
    const query = `{ machine(id: "m-1", language: "de") { builtOn passportPath machine { id openTickets }
      wearParts { part { articleNumber name kind } replaceAfterCycles } tickets { subject machineId } } }`;
    const { data } = await service.as('u-customer', query);
    const { machine } = z
      .object({ machine: z.looseObject({ passportPath: z.string(), tickets: z.array(z.looseObject({})) }) })
      .parse(data);
    expect(machine).toMatchObject({
      builtOn: '2021-05-04',
      machine: { id: 'm-1', openTickets: 2 },
      wearParts: [
        { part: { articleNumber: 'W-1', name: 'Teil W-1', kind: 'wear' }, replaceAfterCycles: 100_000 },
      ],
    });
    expect(machine.passportPath).toMatch(/^\/machine\/[0-9a-f-]{36}$/);
    expect(machine.tickets).toHaveLength(3);
  });

  test('a machine of another organisation and a missing one are rejected alike, and logged', async () => {
    const query = 'query ($id: ID!) { machine(id: $id) { builtOn machine { name } } }';
    for (const id of ['m-6', 'm-99', 'a\u0000b\nc']) {
      const { data, errors } = await service.as('u-customer', query, { id });
      expect(data?.machine).toBeNull();
      expect(errors?.[0]).toMatchObject({
        message: 'This machine does not exist, or you do not have permission to see it.',
        extensions: { code: 'MACHINE_NOT_AVAILABLE' },
      });
    }
    expect(service.warnings).toEqual([
      'u-customer was refused machine m-6',
      'u-customer was refused machine m-99',
      'u-customer was refused machine a b c',
    ]);
    const aliases = '{ a: machine(id: "m-1") { builtOn } b: machine(id: "m-6") { builtOn } }';
    expect((await service.as('u-customer', aliases)).data).toEqual({ a: { builtOn: '2021-05-04' }, b: null });
    expect(service.warnings).toHaveLength(4);
  });

  test('without the asset database no machine data are returned', async () => {
    for (const query of [
      '{ machines { total } }',
      '{ machine(id: "m-1") { builtOn } }',
      '{ machinesCsv }',
      '{ machineFilterChoices { types } }',
    ])
      expect((await service.as('u-newcomer', query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await service.as('u-newcomer', '{ locations { id } }')).data?.locations).toEqual([
      { id: 'l-paris' },
    ]);
  });

  test('"anonymous visitors only what is public": name, product, type and year, for the code alone', async () => {
    const query = (code: string) => `{ publicMachine(code: "${code}") { name productSlug type builtYear } }`;
    expect((await service.anonymously(query('code-of-nagoya'))).data?.publicMachine).toEqual({
      name: secret,
      productSlug: 'alpha-1',
      type: 'crimpLine',
      builtYear: 2019,
    });
    const type = schema.getType('PublicMachine');
    expect(isObjectType(type) && Object.keys(type.getFields()).toSorted()).toEqual([
      'builtYear',
      'name',
      'productSlug',
      'type',
    ]);
  });

  test('codes cannot be guessed: the response is the same for any other text, including ids, serial numbers and parts of codes', async () => {
    const responses = [];
    for (const code of [
      'm-6',
      'S-m-6',
      'code-of',
      'code-of-nagoy%',
      'CODE-OF-NAGOYA',
      '',
      '\\u0000',
      'x'.repeat(500),
    ])
      responses.push(
        JSON.stringify(await service.anonymously(`{ publicMachine(code: "${code}") { name } }`)),
      );
    expect(new Set(responses).size).toBe(1);
    expect(JSON.parse(responses[0] ?? '')).toMatchObject({ data: { publicMachine: null } });
    expect(service.warnings).toEqual([]);
  });

  test('the code opens the machine for its owner alone', async () => {
    const { passport_code: own } = await service.db
      .selectFrom('customer_machines')
      .select('passport_code')
      .where('id', '=', 'm-1')
      .executeTakeFirstOrThrow();
    const query = 'query ($id: ID!) { machine(id: $id) { machine { id } } }';
    expect((await service.as('u-customer', query, { id: own })).data?.machine).toEqual({
      machine: { id: 'm-1' },
    });
    const { data, errors } = await service.as('u-customer', query, { id: 'code-of-nagoya' });
    expect([data?.machine, errors?.[0]?.extensions?.code]).toEqual([null, 'MACHINE_NOT_AVAILABLE']);
  });
});

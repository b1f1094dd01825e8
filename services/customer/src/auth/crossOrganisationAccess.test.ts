import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLInputType } from 'graphql';
import { schema } from '../graphql/schema';
import { sqlite } from '../testing/backends';
import { attempts, shared, type OtherOrganisation } from '../testing/crossOrganisationAttempts';
import { addOrder } from '../testing/orderRows';
import { stranger, strangerId } from '../testing/stranger';
import { savedOf, startTicketService, type TicketService } from '../testing/ticketService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const takesId = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  return isInputObjectType(named)
    ? Object.values(named.getFields()).some((field) => takesId(field.type))
    : named.name === 'ID';
};
const fieldsOf = (type: 'query' | 'mutation'): GraphQLField<unknown, unknown>[] =>
  Object.values((type === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
const kindOf = (name: string): 'query' | 'mutation' =>
  fieldsOf('query').some((field) => field.name === name) ? 'query' : 'mutation';

let service: TicketService;
let otherOrganisation: OtherOrganisation;
beforeAll(async () => {
  service = await startTicketService(sqlite);
  const fileId = await service.upload('crimp.png', strangerId);
  const over = {
    locationId: 'loc-3',
    attachmentIds: [fileId],
    machineId: 'machine-loc-3',
    subject: 'Secret',
  };
  otherOrganisation = { ticketId: savedOf(await service.create(strangerId, over)).ticket.id, fileId };
  const view = { id: 'view-3', user_id: strangerId, name: 'Secret', query: 'q=1', created_at: '2026-01-01' };
  await service.db.insertInto('customer_ticket_views').values(view).execute();
  const list = { id: 'list-3', organisation_id: 'org-3', author_id: strangerId, author_name: 'Somebody' };
  await service.db
    .insertInto('customer_part_lists')
    .values({ ...list, name: 'Secret', name_key: 'secret', lines: '[]', created_at: '2026-01-01' })
    .execute();
  await addOrder(
    service.db,
    'FOREIGN-ORDER',
    { organisationId: 'org-3', locationId: 'loc-3' },
    { note: 'Secret' },
  );
  await service.db
    .updateTable('customer_machines')
    .set({ passport_code: 'code-3' })
    .where('id', '=', 'machine-loc-3')
    .execute();
});
beforeEach(() => void service.warnings.splice(0));
afterAll(() => service.stop());

test('every field that takes an id is in the table', () => {
  const taking = [...fieldsOf('query'), ...fieldsOf('mutation')].filter(({ args }) =>
    args.some(({ type }) => takesId(type)),
  );
  expect(taking.map(({ name }) => name).toSorted()).toEqual([...Object.keys(attempts), ...shared].toSorted());
});

/** Results of both aliases: data, or the code of the error. */
const resultsOf = ({ data, errors }: Awaited<ReturnType<TicketService['as']>>) =>
  [data?.['a'], data?.['b']].map((value, index) => {
    const code = errors?.[index]?.extensions?.code;
    if (code !== undefined) return code;
    return value !== null && typeof value === 'object' && 'code' in value ? { code: value.code } : value;
  });
const twice = (name: string, field: string): string => `${kindOf(name)} Probe { a: ${field} b: ${field} }`;
const everyAttempt = Object.entries(attempts).flatMap(([name, list]) =>
  list.map((attempt) => [name, attempt] as const),
);

describe('"by id, by GraphQL alias": each request is denied and logged, and discloses nothing', () => {
  test.each(everyAttempt)('%s', async (name, attempt) => {
    const before = [
      await service.detail(strangerId, otherOrganisation.ticketId),
      await service.as(strangerId, `{ user(id: "${strangerId}") { roles } ticketViews { id } }`),
    ];
    const found = await service.as(attempt.by, twice(name, attempt.field(otherOrganisation)));
    expect(resultsOf(found)).toEqual([attempt.result, attempt.result]);
    const text = JSON.stringify(found);
    for (const secret of ['Secret', 'S-loc-3', 'Plant loc-3', 'crimp.png', stranger?.email ?? ''])
      expect(text).not.toContain(secret);
    const line = attempt.line && `${attempt.by} was refused ${attempt.line(otherOrganisation)}`;
    expect(service.warnings).toEqual(line === undefined ? [] : [line, line]);
    expect([
      await service.detail(strangerId, otherOrganisation.ticketId),
      await service.as(strangerId, `{ user(id: "${strangerId}") { roles } ticketViews { id } }`),
    ]).toEqual(before);
  });

  const open = ['publicMachine', 'submitForm'];
  test.each(everyAttempt.filter(([name]) => !open.includes(name)))(
    '%s without a token',
    async (name, { field }) => {
      const found = await service.anonymously(twice(name, field(otherOrganisation)));
      expect(resultsOf(found)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
      expect(service.warnings).toEqual(Array(2).fill(`nobody known was refused operation ${name}`));
    },
  );

  test.each(everyAttempt.filter(([name]) => ![...open, 'user', 'auditTrail'].includes(name)))(
    '%s without the application, or the role',
    async (name, { field }) => {
      expect(resultsOf(await service.as('u-pending', twice(name, field(otherOrganisation))))).toEqual([
        'FORBIDDEN',
        'FORBIDDEN',
      ]);
      expect(service.warnings).toEqual(Array(2).fill(`u-pending was refused operation ${name}`));
    },
  );
});

test("tickets of a machine's former owner are not counted, filtered or listed for the new one", async () => {
  const own = { organisation_id: 'org-1', location_id: 'loc-1' };
  const machine = service.db.updateTable('customer_machines').where('id', '=', 'machine-loc-3');
  await machine.set(own).execute();
  const query = `{ machine(id: "machine-loc-3") { machine { openTickets } tickets { subject } }
    machines(filter: { hasOpenTickets: true }) { items { serialNumber } } }`;
  expect(await service.as('u-customer', query)).toMatchObject({
    data: { machine: { machine: { openTickets: 0 }, tickets: [] }, machines: { items: [] } },
  });
  await machine.set({ organisation_id: 'org-3', location_id: 'loc-3' }).execute();
  const owner = await service.as(strangerId, '{ machine(id: "machine-loc-3") { machine { openTickets } } }');
  if (owner.data?.['machine'] !== null)
    expect(owner.data).toMatchObject({ machine: { machine: { openTickets: 1 } } });
});

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';
import { strangerId } from '../testing/stranger';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const fields = `{ __typename ... on ActionRefused { code } ... on UserImportProcessed { lines {
  line outcome email name organisation applications userId problems { code field value earlierLine }
} } }`;
const preview = `query ($rows: [UserImportRow!]!) { userImportPreview(rows: $rows) ${fields} }`;
const importMutation = `mutation ($input: ImportUsersInput!) { importUsers(input: $input) ${fields} }`;

const resultSchema = z.object({
  code: z.string().optional(),
  lines: z
    .array(
      z.looseObject({
        line: z.number(),
        outcome: z.string(),
        userId: z.string().nullable(),
        problems: z.array(z.looseObject({ code: z.string() })),
      }),
    )
    .default([]),
});

const createRow = (line: number, email: string, over = {}) => ({
  line,
  email,
  firstName: 'Nina',
  lastName: `Number ${line}`,
  organisation: 'org-1',
  country: 'DE',
  language: '',
  applications: '',
  ...over,
});

describe.each(backends)('import of users over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.identity.state.fault = null;
    await service.worker.run();
    service.sent.length = 0;
  });

  const check = async (rows: readonly object[], viewer = 'u-admin') =>
    resultSchema.parse((await service.as(viewer, preview, { rows })).data?.['userImportPreview']);
  const run = async (rows: readonly object[], idempotencyKey: string = randomUUID(), viewer = 'u-admin') =>
    resultSchema.parse(
      (await service.as(viewer, importMutation, { input: { idempotencyKey, rows } })).data?.['importUsers'],
    );
  const outcomes = ({ lines }: z.infer<typeof resultSchema>) =>
    lines.map(({ line, outcome, problems }) => [line, outcome, ...problems.map(({ code }) => code)]);
  const countRows = async () => {
    const counts = [];
    for (const table of [
      'customer_users',
      'customer_memberships',
      'customer_access',
      'customer_audit',
      'customer_outbox',
      'customer_imported_users',
    ] as const)
      counts.push((await service.db.selectFrom(table).selectAll().execute()).length);
    return counts;
  };

  test('the dry run reports each line and changes nothing, here and at the identity service', async () => {
    const before = [await countRows(), service.identity.calls.length];
    const found = await check([
      createRow(2, 'dry@import.example', { applications: 'Artemis' }),
      createRow(3, 'Customer@demo.example'),
      createRow(4, 'dry@import.example'),
      createRow(6, 'nobody', { organisation: 'org-3' }),
    ]);
    expect(outcomes(found)).toEqual([
      [2, 'ready'],
      [3, 'exists'],
      [4, 'rejected', 'repeated'],
      [6, 'rejected', 'invalidEmail', 'unknownOrganisation'],
    ]);
    expect(found.lines[0]).toMatchObject({ name: 'Nina Number 2', applications: ['artemis'], userId: null });
    expect(found.lines[1]?.userId).toBe('u-customer');
    expect([await countRows(), service.identity.calls.length]).toEqual(before);
  });

  test('the dry run does not tell who has an account elsewhere; the import does, as a single invitation', async () => {
    const stranger = service.identity.accounts.get(strangerId)?.email ?? '';
    expect(outcomes(await check([createRow(2, stranger)]))).toEqual([[2, 'ready']]);
    const found = await run([createRow(2, stranger)]);
    expect(outcomes(found)).toEqual([[2, 'exists']]);
    expect(found.lines[0]?.userId).toBeNull();
  });

  test('invites with mail, trail, membership and applications, and reports the lines that it does not carry out', async () => {
    const found = await run([
      createRow(2, 'first@import.example', { applications: 'ticketing', language: 'German' }),
      createRow(3, 'customer@demo.example'),
      createRow(4, 'second@import.example', { organisation: 'org-2' }),
      createRow(5, 'third@import.example', { country: 'Atlantis' }),
    ]);
    expect(outcomes(found)).toEqual([
      [2, 'invited'],
      [3, 'exists'],
      [4, 'invited'],
      [5, 'rejected', 'unknownCountry'],
    ]);
    await service.worker.run();
    expect(service.sent.map(({ to }) => to).toSorted()).toEqual([
      'first@import.example',
      'second@import.example',
    ]);
    const [first, , second] = found.lines.map(({ userId }) => userId ?? '');
    const read = `{ user(id: "${first}") { organisations { id } access { application status } } }`;
    expect((await service.as('u-admin', read)).data?.user).toEqual({
      organisations: [{ id: 'org-1' }],
      access: [{ application: 'ticketing', status: 'invited' }],
    });
    const trail = await service.db
      .selectFrom('customer_audit')
      .select(['action', 'actor_id'])
      .where('user_id', '=', second ?? '')
      .execute();
    expect(trail).toEqual([{ action: 'inviteUser', actor_id: 'u-admin' }]);
  });

  test('a request that is sent again returns the same lines, and invites nobody twice', async () => {
    const key = randomUUID();
    const rows = [createRow(2, 'again@import.example'), createRow(3, 'more@import.example')];
    const first = await run(rows.slice(0, 1), key);
    const before = await countRows();
    expect(await run(rows.slice(0, 1), key)).toEqual(first);
    expect(await countRows()).toEqual(before);
    expect(outcomes(await run(rows, key))).toEqual([
      [2, 'invited'],
      [3, 'invited'],
    ]);
    expect(outcomes(await run([createRow(2, 'other@import.example')], key))).toEqual([
      [2, 'rejected', 'invalid'],
    ]);
    // Under another key, or by somebody else, the person exists.
    expect(outcomes(await run(rows))).toEqual([
      [2, 'exists'],
      [3, 'exists'],
    ]);
    expect(outcomes(await run(rows, key, 'u-staff'))).toEqual([
      [2, 'exists'],
      [3, 'exists'],
    ]);
  });

  test('without the identity service nothing is written, and each line says so', async () => {
    const rows = [createRow(2, 'late@import.example'), createRow(3, 'later@import.example')];
    const key = randomUUID();
    const before = await countRows();
    const { identity } = service;
    // The token is still valid; only the administration of accounts is down.
    await service.as('u-admin', '{ me { id } }');
    identity.state.fault = 'down';
    expect(outcomes(await run(rows, key))).toEqual([
      [2, 'rejected', 'identityUnavailable'],
      [3, 'rejected', 'identityUnavailable'],
    ]);
    expect(await countRows()).toEqual(before);
    identity.state.fault = null;
    expect(outcomes(await run(rows, key))).toEqual([
      [2, 'invited'],
      [3, 'invited'],
    ]);
  });

  test('an address that had five invitations within an hour is rejected before the import', async () => {
    const created_at = service.clock.now().toISOString();
    const { id, ...mail } = await service.db
      .selectFrom('customer_outbox')
      .selectAll()
      .where('kind', '=', 'invitation')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (let number = 0; number < 5; number += 1)
      await service.db
        .insertInto('customer_outbox')
        .values({ ...mail, id: `${id}-${number}`, recipient: 'often@import.example', created_at })
        .execute();
    expect(outcomes(await check([createRow(2, 'often@import.example')]))).toEqual([
      [2, 'rejected', 'tooManyInvitations'],
    ]);
  });

  test.each<[string, readonly object[]]>([
    ['no lines', []],
    [
      'more than 200 lines',
      Array.from({ length: 201 }, (_, line) => createRow(line + 1, `n${line}@import.example`)),
    ],
    ['a line number twice', [createRow(2, 'a@import.example'), createRow(2, 'b@import.example')]],
  ])('%s are rejected as a whole', async (_, rows) => {
    expect(await check(rows)).toMatchObject({ code: 'invalid', lines: [] });
  });

  test('at most ten lines are carried out by one request, under a UUID', async () => {
    const rows = Array.from({ length: 11 }, (_, line) => createRow(line + 1, `n${line}@import.example`));
    expect((await run(rows)).code).toBe('invalid');
    expect((await run(rows.slice(0, 1), 'key')).code).toBe('invalid');
  });

  test('customers cannot use either', async () => {
    const rows = [createRow(2, 'a@import.example')];
    for (const [query, variables] of [
      [preview, { rows }],
      [importMutation, { input: { idempotencyKey: randomUUID(), rows } }],
    ] as const)
      expect((await service.as('u-customer', query, variables)).errors?.[0]?.extensions?.code).toBe(
        'FORBIDDEN',
      );
  });
});

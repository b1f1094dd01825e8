import { sql } from 'kysely';
import { z } from 'zod';
import { auditOrganisations } from '../database/schemaMigrations/auditOrganisations';
import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const change = `mutation ($input: ChangeMembershipInput!) { changeMembership(input: $input) {
  __typename ... on ActionRefused { code } ... on MembershipChanged { user { id organisations { id } } }
} }`;
const resultSchema = z.object({
  __typename: z.string(),
  code: z.string().optional(),
  user: z.object({ id: z.string(), organisations: z.array(z.object({ id: z.string() })) }).nullish(),
});
const trailSchema = z.object({
  total: z.number(),
  items: z.array(z.object({ action: z.string(), note: z.string().nullable() })),
});

describe.each(backends)('changes of memberships over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await service.worker.run();
    service.sent.length = 0;
    service.clock.advance(1000);
  });

  const send = async (userId: string, organisationId: string, action: string, viewer = 'u-admin') => {
    const variables = { input: { userId, organisationId, action } };
    return resultSchema.parse((await service.as(viewer, change, variables)).data?.['changeMembership']);
  };
  const readMemberships = async (userId: string) =>
    (
      await service.db
        .selectFrom('customer_memberships')
        .select('organisation_id')
        .where('user_id', '=', userId)
        .orderBy('organisation_id')
        .execute()
    ).map(({ organisation_id: id }) => id);
  const readTrail = (userId: string) =>
    service.db
      .selectFrom('customer_audit')
      .select(['action', 'actor_id', 'note'])
      .where('user_id', '=', userId)
      .where('action', 'in', ['addMembership', 'removeMembership'])
      .orderBy('at')
      .execute();
  const readMails = async () => {
    await service.worker.run();
    return service.sent.map(({ to, subject, text }) => ({ to, subject, text }));
  };
  const nameOf = async (id: string) =>
    (
      await service.db
        .selectFrom('customer_organisations')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).name;

  test('adds a user, with an entry of the trail and a mail, and once only', async () => {
    expect(await readMemberships('u-customer')).toEqual(['org-1']);
    const added = await send('u-customer', 'org-2', 'add');
    expect(added.user?.organisations.map(({ id }) => id).toSorted()).toEqual(['org-1', 'org-2']);
    expect(await send('u-customer', 'org-2', 'add')).toEqual(added);
    const name = await nameOf('org-2');
    expect(await readTrail('u-customer')).toEqual([
      { action: 'addMembership', actor_id: 'u-admin', note: name },
    ]);
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'customer@demo.example', subject: `You are now a member of ${name}` });
    expect(mail?.text).toContain(`Ada Administrator has added you to “${name}” in MyKomax.`);
  });

  test('removes a user, who is no longer visible without a shared organisation', async () => {
    const write = { user_id: 'u-newcomer', organisation_id: 'org-3' };
    expect(await readMemberships('u-newcomer')).toEqual(['org-2']);
    await service.db.insertInto('customer_memberships').values(write).execute();
    expect(await send('u-newcomer', 'org-2', 'remove')).toEqual({
      __typename: 'MembershipChanged',
      user: null,
    });
    expect(await readMemberships('u-newcomer')).toEqual(['org-3']);
    expect((await readMails()).map(({ to }) => to)).toEqual(['newcomer@demo.example']);
    expect((await send('u-newcomer', 'org-2', 'add')).code).toBe('unknownUser');
    await service.db
      .updateTable('customer_memberships')
      .set({ organisation_id: 'org-2' })
      .where('user_id', '=', 'u-newcomer')
      .execute();
  });

  test('leaves a user their last organisation, also if two are removed at once', async () => {
    await send('u-customer', 'org-2', 'add');
    const results = await Promise.all([
      send('u-customer', 'org-1', 'remove'),
      send('u-customer', 'org-2', 'remove'),
    ]);
    expect(results.map(({ code }) => code ?? 'changed').toSorted()).toEqual(['changed', 'lastMembership']);
    expect(await readMemberships('u-customer')).toHaveLength(1);
  });

  test('an administrator reads about memberships of shared organisations only, and users about all of theirs', async () => {
    const setMemberships = async (id: string, organisationIds: readonly string[]) => {
      await service.db.deleteFrom('customer_memberships').where('user_id', '=', id).execute();
      const rows = organisationIds.map((organisation_id) => ({ user_id: id, organisation_id }));
      await service.db.insertInto('customer_memberships').values(rows).execute();
    };
    const readEntries = async (viewer: string) => {
      const query = '{ auditTrail(userId: "u-pending") { total items { action note } } }';
      const { data } = await service.as(viewer, query);
      const { total, items } = trailSchema.parse(data?.['auditTrail']);
      expect(total).toBe(items.length);
      return items.filter(({ action }) => action.endsWith('Membership'));
    };
    await setMemberships('u-admin', ['org-1', 'org-2']);
    await setMemberships('u-pending', ['org-1']);
    await send('u-pending', 'org-2', 'add');
    const entry = { action: 'addMembership', note: await nameOf('org-2') };
    expect(await readEntries('u-admin')).toEqual([entry]);
    await setMemberships('u-admin', ['org-1']);
    expect(await readEntries('u-admin')).toEqual([]);
    expect(await readEntries('u-pending')).toEqual([{ ...entry, note: null }]);
    await setMemberships('u-admin', ['org-1', 'org-2']);
  });

  test.each(['addMembership', 'approveOrder'])(
    'an entry of a previous version, without an organisation, is hidden from administrators: %s',
    async (action) => {
      const deletion = service.db.deleteFrom('customer_audit').where('user_id', '=', 'u-pending');
      await deletion.where('action', '=', action).execute();
      const entry = { user_id: 'u-pending', at: '2026', actor_name: 'Ada', action };
      await service.db
        .insertInto('customer_audit')
        .values({ ...entry, id: `former-${action}` })
        .execute();
      const readActions = async (viewer: string) => {
        const { data } = await service.as(
          viewer,
          '{ auditTrail(userId: "u-pending") { total items { action note } } }',
        );
        return trailSchema.parse(data?.['auditTrail']).items.map((item) => item.action);
      };
      expect(await readActions('u-pending')).toContain(action);
      expect(await readActions('u-admin')).not.toContain(action);
    },
  );

  test('former entries are bound to the organisation with their name, or to none that anybody has', async () => {
    const name = await nameOf('org-2');
    const entries = { one: name, other: 'A former name', third: 'Welcome' };
    await service.db.schema.alterTable('customer_audit').dropColumn('organisation_id').execute();
    for (const [id, note] of Object.entries(entries))
      await sql`INSERT INTO customer_audit (id, user_id, at, actor_name, action, note)
        VALUES (${id}, 'u-former', '2026', 'Ada', ${id === 'third' ? 'invite' : 'addMembership'}, ${note})`.execute(
        service.db,
      );
    await auditOrganisations.up(service.db);
    const rows = service.db.selectFrom('customer_audit').select(['id', 'organisation_id']);
    expect(await rows.where('user_id', '=', 'u-former').orderBy('id').execute()).toEqual([
      { id: 'one', organisation_id: 'org-2' },
      { id: 'other', organisation_id: '' },
      { id: 'third', organisation_id: null },
    ]);
  });

  test('nobody changes memberships of their own, of employees as a customer, or of other organisations', async () => {
    const count = async () =>
      (await service.db.selectFrom('customer_memberships').selectAll().execute()).length;
    const before = await count();
    expect((await send('u-admin', 'org-2', 'remove')).code).toBe('ownUser');
    expect((await send('u-staff', 'org-1', 'remove')).code).toBe('notAllowed');
    expect((await send('u-pending', 'org-3', 'add')).code).toBe('notAllowed');
    const denied = await service.as('u-customer', change, {
      input: { userId: 'u-pending', organisationId: 'org-1', action: 'remove' },
    });
    expect(denied.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect([await count(), await readMails()]).toEqual([before, []]);
  });
});

import { sql } from 'kysely';
import type { ApplicationKey } from '@kmx/contract/access';
import { rolesOf } from '../../../toolkit/src/access/applications';
import { demoPeople } from '../../../toolkit/src/testing/people/people';
import { storeAccessChange, type AccessChange } from '../access/storeAccessChange';
import { readScope } from '../auth/scope';
import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';
import { mailAccessRequest } from './mailAccessRequest';
import { readUserRecords } from './readUserRecords';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(backends)('mails about requests for access over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.sent.length = 0;
  });

  const requestOf = (application: ApplicationKey): string =>
    `mutation { requestAccess(application: ${application}) { __typename ... on ActionRefused { code } } }`;
  const request = async (viewer: string, application: ApplicationKey) =>
    (await service.as(viewer, requestOf(application))).data?.requestAccess;
  const send = async () => {
    await service.worker.run();
    return service.sent.map(({ to, subject, text }) => ({ to, subject, text }));
  };
  const sendTo = async (address: string) => (await send()).find(({ to }) => to === address);
  const countMails = async () =>
    (await service.db.selectFrom('customer_outbox').select('id').execute()).length;
  const requested = { __typename: 'AccessChanged' };
  const parts = { portalUrl: 'http://localhost:3000/mykomax', supportAddresses: {}, log: () => undefined };

  test('administrators of the organisation get one mail each, in their own language', async () => {
    expect(await request('u-pending', 'assetdb')).toMatchObject(requested);
    const mails = await send();
    expect(mails.find(({ to }) => to === 'admin@demo.example')).toEqual({
      to: 'admin@demo.example',
      subject: 'Petra Pending requests access: Machine inventory',
      text: [
        'Hello Ada Administrator,',
        'Petra Pending (Velmora Automotive Wiring) requests access to “Machine inventory” in MyKomax.',
        'You can accept or decline the request here:',
        'http://localhost:3000/mykomax/user-admin/requests',
        'You can choose here which e-mails you get:\nhttp://localhost:3000/mykomax/account/notifications\n',
      ].join('\n\n'),
    });
    const german = mails.find(({ to }) => to === 'staff@demo.example');
    expect(german?.subject).toBe('Petra Pending bittet um Zugang: Maschinenbestand');
    expect(german?.text).toContain('Guten Tag Stefan Staff');
    const administrators = await service.db
      .selectFrom('customer_users as user')
      .innerJoin('customer_memberships as member', 'member.user_id', 'user.id')
      .select('user.email')
      .where('member.organisation_id', '=', 'org-1')
      .where('user.delegated_admin', 'is not', null)
      .execute();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(administrators.map(({ email }) => email).toSorted());
    expect(await request('u-pending', 'assetdb')).toMatchObject({ code: 'notAllowed' });
    expect(await send()).toHaveLength(mails.length);
  });

  test('an administrator reads of the organisations only that both share', async () => {
    expect(await request('u-006', 'mfpmds')).toMatchObject(requested);
    expect((await sendTo('admin@demo.example'))?.text).toContain(
      '(Altivane Aerospace Harness, Velmora Automotive Wiring)',
    );
    expect((await sendTo('staff@demo.example'))?.text).toContain('(Velmora Automotive Wiring)');
  });

  /**
   * Administrators of each user, as their own pages show them: each demo person queries with the roles of their token.
   */
  const readChangers = async (viewers: readonly string[]): Promise<Map<string, string[]>> => {
    const changers = new Map<string, string[]>(viewers.map((id) => [id, []]));
    const users = await service.db.selectFrom('customer_users').selectAll().orderBy('id').execute();
    for (const user of users) {
      const person = demoPeople.find(({ id }) => id === user.id);
      if (!person) continue;
      const viewer = {
        id: user.id,
        sessionId: 'session',
        email: user.email,
        firstName: user.first_name,
        lastName: user.last_name,
        roles: rolesOf(person),
        isInternal: person.isInternal,
        language: null,
        country: null,
        measurementSystem: null,
        signedInAt: '2026-03-02T08:00:00.000Z',
      };
      const scope = await readScope(service.db, viewer, user);
      for (const { id, canChange } of await readUserRecords(service.db, scope, viewers, service.clock.now()))
        if (canChange) changers.get(id)?.push(user.email);
    }
    return changers;
  };

  test('mails go to exactly the administrators of the user', async () => {
    const internal = demoPeople.filter(({ isInternal }) => isInternal).slice(0, 4);
    const external = demoPeople.filter(({ isInternal }) => !isInternal).slice(0, 12);
    const viewers = [...internal, ...external].map(({ id }) => id);
    expect(viewers).toEqual(expect.arrayContaining(['u-admin', 'u-staff', 'u-pending']));
    const changers = await readChangers(viewers);
    const empty = () => service.db.deleteFrom('customer_outbox').execute();
    await empty();
    for (const id of viewers) {
      const actor = { id, name: 'Anybody' };
      const request = { userId: id, application: 'direct' as const, actor, at: service.clock.now() };
      await service.db.transaction().execute((write) => mailAccessRequest(write, parts, request));
      const mails = await service.db.selectFrom('customer_outbox').select('recipient').execute();
      await empty();
      expect([id, mails.map(({ recipient }) => recipient).toSorted()]).toEqual([
        id,
        changers.get(id)?.toSorted(),
      ]);
    }
    expect(new Set([...changers.values()].map((emails) => emails.join())).size).toBeGreaterThan(3);
  });

  test('the author of a request gets no mail about it, and mails about employees go to employees only', async () => {
    expect(await request('u-admin', 'mfpmds')).toMatchObject(requested);
    const mails = await send();
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.map(({ to }) => to)).not.toContain('admin@demo.example');
    service.sent.length = 0;
    expect(await request('u-staff', 'lmsefront')).toMatchObject(requested);
    const toEmployees = (await send()).map(({ to }) => to);
    expect(toEmployees.length).toBeGreaterThan(0);
    expect(toEmployees.filter((to) => !to.endsWith('@komax.example'))).toEqual([]);
  });

  test('without an administrator, the support team gets the mail in English', async () => {
    const token = service.identity.issue({ ...service.claimsOf('u-stranger'), roles: [] });
    const { data } = await service.withToken(token, requestOf('assetdb'));
    expect(data?.requestAccess).toMatchObject(requested);
    expect(await send()).toMatchObject([
      { to: 'access@komax.example', subject: 'Somebody New requests access: Machine inventory' },
    ]);
    expect(service.sent[0]?.text).toContain('Somebody New (–)');
  });

  test('of two simultaneous requests one is stored, with one mail for each', async () => {
    const responses = await Promise.all([request('u-newcomer', 'artemis'), request('u-newcomer', 'artemis')]);
    expect(responses.filter((response) => response?.__typename === 'AccessChanged')).toHaveLength(1);
    const addresses = (await send()).map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('a transaction that is rolled back leaves no mail', async () => {
    const before = await countMails();
    const change: AccessChange = {
      userId: 'u-newcomer',
      application: 'direct',
      action: 'requestAccess',
      from: null,
      to: 'pending',
      actor: { id: 'u-newcomer', name: 'Nora Newcomer' },
      note: null,
      at: service.clock.now(),
    };
    const { db } = service;
    let within = 0;
    const broken = db.transaction().execute(async (write) => {
      await storeAccessChange(write, change);
      await mailAccessRequest(write, parts, change);
      within = (await write.selectFrom('customer_outbox').select('id').execute()).length;
      throw new Error('The power is gone.');
    });
    await expect(broken).rejects.toThrow('The power is gone.');
    expect(within).toBeGreaterThan(before);
    expect(await countMails()).toBe(before);
  });

  test('without its mail a request is not stored either', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await sql`alter table customer_outbox rename to customer_outbox_away`.execute(service.db);
    const response = await request('u-newcomer', 'productinfo');
    await sql`alter table customer_outbox_away rename to customer_outbox`.execute(service.db);
    expect(response).toBeNull();
    expect(await request('u-newcomer', 'productinfo')).toMatchObject(requested);
  });
});

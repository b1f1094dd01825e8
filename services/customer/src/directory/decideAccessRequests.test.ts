import { z } from 'zod';
import { applicationKeys, type ApplicationKey } from '@kmx/contract/access';
import { rolesOf } from '../../../toolkit/src/access/applications';
import { demoPeople } from '../../../toolkit/src/testing/people/people';
import { listLimits } from '../lists/listLimits';
import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const inbox = `{ accessRequests { total items { userId name email application requestedAt note organisations { id } } } }`;
const decide = `mutation ($input: DecideAccessRequestsInput!) { decideAccessRequests(input: $input) {
  __typename ... on AccessRequestsDecided { outcomes { userId application code decision decidedBy } }
  ... on ActionRefused { code } } }`;

const itemSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  application: z.enum(applicationKeys),
  requestedAt: z.string().nullable(),
  note: z.string().nullable(),
  organisations: z.array(z.object({ id: z.string() })),
});
const inboxSchema = z.object({ total: z.number(), items: z.array(itemSchema) });
const resultSchema = z.object({
  __typename: z.string(),
  code: z.string().optional(),
  outcomes: z.array(z.record(z.string(), z.unknown())).optional(),
});

const activeRoleOf = (application: ApplicationKey) =>
  rolesOf({ access: [{ application, status: 'active' }] })[0];

describe.each(backends)('the inbox of requests over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await service.worker.run();
    service.sent.length = 0;
    service.warnings.length = 0;
    service.clock.advance(1000);
  });

  const read = async (viewer = 'u-admin') =>
    inboxSchema.parse((await service.as(viewer, inbox)).data?.['accessRequests']);
  const request = async (userId: string, application: ApplicationKey, note = '') => {
    const mutation = `mutation ($note: String) { requestAccess(application: ${application}, note: $note) { __typename } }`;
    expect((await service.as(userId, mutation, { note })).data?.requestAccess?.__typename).toBe(
      'AccessChanged',
    );
    await service.worker.run();
    service.sent.length = 0;
    return { userId, application, requestedAt: service.clock.now().toISOString() };
  };
  const send = async (input: object, viewer = 'u-admin') =>
    resultSchema.parse((await service.as(viewer, decide, { input })).data?.['decideAccessRequests']);
  const countDecisions = async (userId: string, application: ApplicationKey) =>
    (
      await service.db
        .selectFrom('customer_audit')
        .select('id')
        .where('user_id', '=', userId)
        .where('application', '=', application)
        .where('action', 'in', ['acceptRequest', 'declineRequest'])
        .execute()
    ).length;
  /** Recipients of the mails about decisions. */
  const readRecipients = async () => {
    await service.worker.run();
    return service.sent.map(({ to }) => to).toSorted();
  };
  const doneBy = (decision: string) => ({ code: null, decision, decidedBy: 'Ada Administrator' });

  test('lists who asks for which application, when, with the note and the shared organisations', async () => {
    const { requestedAt } = await request('u-newcomer', 'mfpwm', 'For the new line');
    const { total, items } = await read();
    expect(total).toBe(items.length);
    expect(items.at(-1)).toEqual({
      userId: 'u-newcomer',
      name: 'Nora Newcomer',
      email: 'newcomer@demo.example',
      application: 'mfpwm',
      requestedAt,
      note: 'For the new line',
      organisations: [{ id: 'org-2' }],
    });
    const times = items.map((item) => item.requestedAt);
    expect(times).toEqual(times.toSorted());
  });

  test('accepts several at once, with the roles, the trail and the mails of single decisions', async () => {
    const requests = [
      await request('u-customer', 'mfpmds', 'Please'),
      await request('u-newcomer', 'mfpmds'),
      await request('u-newcomer', 'artemis'),
    ];
    expect(await send({ decision: 'accept', requests })).toEqual({
      __typename: 'AccessRequestsDecided',
      outcomes: requests.map(({ userId, application }) => ({ userId, application, ...doneBy('accept') })),
    });
    for (const { userId, application } of requests) {
      expect(service.identity.accounts.get(userId)?.roles).toContain(`kmx_int_${application}_active`);
      expect(await countDecisions(userId, application)).toBe(1);
    }
    expect(await readRecipients()).toEqual([
      'customer@demo.example',
      'newcomer@demo.example',
      'newcomer@demo.example',
    ]);
  });

  test('a decision that is sent again is done once, and does not decide a later request', async () => {
    const requests = [await request('u-newcomer', 'assetdb')];
    const input = { decision: 'decline', requests, note: 'Not this year' };
    const first = await send(input);
    expect(first.outcomes).toMatchObject([doneBy('decline')]);
    expect(await send(input)).toEqual(first);
    expect(await readRecipients()).toEqual(['newcomer@demo.example']);
    expect(service.sent[0]?.text).toContain('Not this year');
    service.clock.advance(1000);
    const { requestedAt } = await request('u-newcomer', 'assetdb');
    expect(await send(input)).toEqual(first);
    expect(await countDecisions('u-newcomer', 'assetdb')).toBe(1);
    expect((await read()).items).toContainEqual(
      expect.objectContaining({ userId: 'u-newcomer', application: 'assetdb', requestedAt }),
    );
  });

  test('a request that somebody else has decided names them, and the others are decided', async () => {
    const requests = [await request('u-customer', 'mfpwm'), await request('u-newcomer', 'direct')];
    await send({ decision: 'accept', requests: requests.slice(0, 1) }, 'u-staff');
    const { outcomes } = await send({ decision: 'decline', requests });
    expect(outcomes).toMatchObject([
      { userId: 'u-customer', code: 'staleStatus', decision: 'accept', decidedBy: 'Stefan Staff' },
      { userId: 'u-newcomer', ...doneBy('decline') },
    ]);
    expect(await readRecipients()).toEqual(['customer@demo.example', 'newcomer@demo.example']);
  });

  test('of two administrators at once one decides each request', async () => {
    const requests = (await read()).items
      .filter(({ userId }) => userId === 'u-pending')
      .map(({ userId, application, requestedAt }) => ({ userId, application, requestedAt }));
    expect(requests).toHaveLength(2);
    const [own, others] = await Promise.all([
      send({ decision: 'decline', requests }),
      send({ decision: 'accept', requests: requests.toReversed() }, 'u-staff'),
    ]);
    const codes = [...(own.outcomes ?? []), ...(others.outcomes ?? [])].map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(2);
    expect(codes.filter((code) => code === 'staleStatus')).toHaveLength(2);
    for (const application of ['direct', 'ticketing'] as const)
      expect(await countDecisions('u-pending', application)).toBe(1);
  });

  test('requests of oneself, of employees and of other organisations are rejected one by one', async () => {
    const stranger = demoPeople.find(
      ({ isInternal, organisationIds, access }) =>
        !isInternal &&
        organisationIds.join() === 'org-3' &&
        access.some(({ status }) => status === 'pending'),
    );
    const requests = [
      await request('u-admin', 'direct'),
      await request('u-staff', 'direct'),
      { userId: stranger?.id ?? '', application: 'direct', requestedAt: null },
      { userId: 'nobody', application: 'direct', requestedAt: null },
      await request('u-newcomer', 'lmsefront'),
    ];
    const { outcomes } = await send({ decision: 'accept', requests });
    const nothing = { decision: null, decidedBy: null };
    expect(outcomes).toMatchObject([
      { code: 'ownUser', ...nothing },
      { code: 'notAllowed', ...nothing },
      { code: 'unknownUser', ...nothing },
      { code: 'unknownUser', ...nothing },
      doneBy('accept'),
    ]);
    expect(service.warnings).toEqual([
      'u-admin was refused operation changeAccess u-staff',
      `u-admin was refused user ${stranger?.id}`,
      'u-admin was refused user nobody',
    ]);
    expect((await read()).items.map(({ userId }) => userId)).not.toEqual(
      expect.arrayContaining(['u-admin', 'u-staff']),
    );
  });

  test.each([
    ['none', 0],
    ['more than are listed', listLimits.accessRequests + 1],
  ])('rejects %s', async (_, length) => {
    const requests = Array.from({ length }, (__, index) => ({ userId: `u-${index}`, application: 'direct' }));
    expect(await send({ decision: 'accept', requests })).toMatchObject({ code: 'invalid' });
  });

  test('rejects one that is named twice', async () => {
    const one = { userId: 'u-newcomer', application: 'direct', requestedAt: null };
    expect(await send({ decision: 'accept', requests: [one, one] })).toMatchObject({ code: 'invalid' });
  });

  test('only administrators read and decide requests', async () => {
    for (const query of [
      inbox,
      'mutation { decideAccessRequests(input: { decision: accept, requests: [] }) { __typename } }',
    ]) {
      const { errors } = await service.as('u-customer', query);
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
  });

  test('all requests of a page are decided at once, and every role reaches the provider', async () => {
    const userIds = demoPeople
      .filter(({ isInternal, organisationIds }) => !isInternal && organisationIds.includes('org-1'))
      .map(({ id }) => id)
      .slice(0, 25);
    await service.db
      .updateTable('customer_access')
      .set({ status: 'pending' })
      .where('user_id', 'in', userIds)
      .where('application', '=', 'ticketing')
      .execute();
    const { items } = await read();
    const requests = items.map(({ userId, application, requestedAt }) => ({
      userId,
      application,
      requestedAt,
    }));
    expect(new Set(items.map(({ userId }) => userId)).size).toBeGreaterThan(10);
    const { outcomes } = await send({ decision: 'accept', requests });
    expect(outcomes?.filter(({ code }) => code !== null)).toEqual([]);
    const missing = () =>
      items.filter(
        ({ userId, application }) =>
          !service.identity.accounts.get(userId)?.roles.some((role) => role === activeRoleOf(application)),
      );
    while (missing().length > 0) await service.sync.run();
    expect(await read()).toEqual({ total: 0, items: [] });
  });
});

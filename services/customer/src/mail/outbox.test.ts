import { createCollector } from '../../../toolkit/src/testing/createCollector';
import { recordLog } from '../../../toolkit/src/testing/recordLog';
import { backends } from '../testing/backends';
import { contactForm, createClock, startTestService, type TestService } from '../testing/testService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const minute = 60_000;

describe.each(backends)('the outbox over $name', (backend) => {
  let service: TestService;
  const clock = createClock();
  const { events, log } = recordLog();
  const { sent, state, transport } = createCollector();
  beforeAll(async () => {
    service = await startTestService(backend, { transport, now: clock.now, log });
  });
  afterAll(() => service.stop());
  afterEach(() => {
    state.reason = null;
    sent.length = 0;
  });
  const unsent = () => service.outbox.listUnsent();

  test('a mail server that is down loses nothing: the mail follows when it is back', async () => {
    state.reason = 'connect ECONNREFUSED';
    await service.submit(contactForm());
    expect(await service.worker.run()).toBe(1);
    expect(await unsent()).toMatchObject([
      { attempts: 1, last_error: 'connect ECONNREFUSED', lease_owner: null },
    ]);
    clock.advance(4999);
    expect(await service.worker.run()).toBe(0);
    expect(await service.outbox.measure(clock.now())).toEqual({
      entries: { waiting: 1, dead: 0 },
      oldestSeconds: 4.999,
    });
    state.reason = null;
    clock.advance(1);
    expect(await service.worker.run()).toBe(1);
    expect(sent).toHaveLength(1);
    expect(await service.outbox.count()).toEqual({ waiting: 0, dead: 0 });
  });

  test('after 12 attempts it is dead, stored and logged, and can be sent manually', async () => {
    state.reason = '550 no such user';
    await service.submit(contactForm());
    let attempts = 0;
    for (let round = 0; round < 40; round += 1) {
      attempts += await service.worker.run();
      clock.advance(360 * minute);
    }
    expect(attempts).toBe(12);
    expect(await service.outbox.count()).toEqual({ waiting: 0, dead: 1 });
    expect(await service.outbox.measure(clock.now())).toMatchObject({ oldestSeconds: 0 });
    expect(await (await fetch(`${service.address}/readyz`)).json()).toMatchObject({ outbox: { dead: 1 } });
    expect(events.at(-1)).toMatchObject({ level: 'error', failures: 12, error: '550 no such user' });
    const [dead] = await unsent();
    state.reason = null;
    expect(await service.outbox.retry(dead?.id ?? '', clock.now())).toBe(true);
    expect(await service.worker.run()).toBe(1);
    expect(await service.outbox.retry(dead?.id ?? '', clock.now())).toBe(false);
  });

  test('a crash between sending and marking sends the same Message-ID again, when the lease has ended', async () => {
    await service.submit(contactForm());
    const lease = { owner: 'a process that dies', duration: minute };
    const crash = async (): Promise<void> => {
      const [taken] = await service.outbox.take(clock.now(), 10, lease);
      expect(taken?.attempts).toBe(0);
    };
    await service.worker.run();
    await service.db.updateTable('customer_outbox').set({ state: 'waiting', sent_at: null }).execute();
    sent.splice(1);
    const first = sent[0]?.messageId;
    await service.db
      .updateTable('customer_outbox')
      .set({ state: 'sent' })
      .where('id', '!=', sent[0]?.id ?? '')
      .execute();
    await crash();
    clock.advance(minute);
    expect(await service.worker.run()).toBe(0);
    clock.advance(1);
    expect(await service.worker.run()).toBe(1);
    expect(first).toMatch(/^<[0-9a-f-]{36}@komax\.example>$/);
    expect(sent.map(({ messageId }) => messageId)).toEqual([first, first]);
  });

  test('two processes that look at once take a mail once', async () => {
    for (let count = 0; count < 5; count += 1) await service.submit(contactForm());
    const take = (owner: string) => service.outbox.take(clock.now(), 10, { owner, duration: minute });
    const taken = (await Promise.all([take('one'), take('two'), take('three')])).flat();
    expect(new Set(taken.map(({ id }) => id)).size).toBe(5);
    expect(taken).toHaveLength(5);
    clock.advance(minute / 2);
    const ids = taken.map(({ id }) => id);
    for (const owner of ['one', 'two', 'three'])
      await service.outbox.renew(ids, clock.now(), { owner, duration: minute });
    clock.advance(minute);
    expect(await take('four')).toEqual([]);
    clock.advance(1);
    expect(await service.worker.run()).toBe(5);
  });
});

import { z } from 'zod';
import { languageCodes } from '@kmx/contract/locales';
import { backends } from '../testing/backends';
import { savedOf, startTicketService, type TicketService } from '../testing/ticketService';
import { footerMessages } from './footerMessages';
import { checkUnsubscribeToken, createUnsubscribeToken, unsubscribeMilliseconds } from './unsubscribeToken';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const key = 'a-key-for-tests-0123456789';
const queuedAt = new Date('2026-03-02T08:00:00.000Z');
const later = (milliseconds: number) => new Date(queuedAt.getTime() + milliseconds);
const target = { userId: 'u-customer', type: 'ticketReply' } as const;
const token = createUnsubscribeToken(target, key, queuedAt);
const [payload = '', signature = ''] = token.split('.');
const otherPayload = createUnsubscribeToken({ ...target, userId: 'u-admin' }, key, queuedAt).split('.')[0];

test.each([
  ['new', token, key, 0, 'valid'],
  ['nearly 90 days old', token, key, unsubscribeMilliseconds - 1, 'valid'],
  ['90 days old', token, key, unsubscribeMilliseconds, 'expired'],
  ['of another key', token, 'another-key-0123456789', 0, 'invalid'],
  ['with the payload of another person', `${otherPayload}.${signature}`, key, 0, 'invalid'],
  ['with a changed signature', `${payload}.${'A'.repeat(43)}`, key, 0, 'invalid'],
  ['without a signature', payload, key, 0, 'invalid'],
  ['with an appendix', `${token}.${payload}`, key, 0, 'invalid'],
  ['that is empty', '', key, 0, 'invalid'],
])('a token %s is judged', (_name, given, serviceKey, age, kind) => {
  expect(checkUnsubscribeToken(given, serviceKey, later(age)).kind).toBe(kind);
});

test('a valid token names its person and notification', () => {
  expect(checkUnsubscribeToken(token, key, queuedAt)).toEqual({ kind: 'valid', ...target });
});

test('every language has a footer', () => {
  expect(new Set(Object.values(footerMessages)).size).toBe(languageCodes.length);
});

const resultSchema = z.object({ status: z.string(), type: z.string().nullable() });

describe.each(backends)('unsubscribing over $name', (backend) => {
  let service: TicketService;
  beforeAll(async () => {
    service = await startTicketService(backend);
    await service.db
      .updateTable('customer_users')
      .set({ language: 'de' })
      .where('id', '=', 'u-customer')
      .execute();
  });
  afterAll(() => service.stop());

  const request = async (field: 'unsubscribeLink' | 'unsubscribe', given: string) => {
    const query = `${field === 'unsubscribe' ? 'mutation' : 'query'} { ${field}(token: "${given}") { status type } }`;
    return resultSchema.parse((await service.anonymously(query)).data?.[field]);
  };
  const sendReply = async () => {
    const { ticket } = savedOf(await service.create('u-customer'));
    await service.worker.run();
    service.sent.length = 0;
    await service.comment('u-staff', ticket.id);
    // Entries of the same moment are stored in order, a millisecond apart.
    service.clock.advance(1000);
    await service.worker.run();
    return service.sent.find(({ to }) => to === 'customer@demo.example');
  };
  const readDisabled = () =>
    service.db.selectFrom('customer_disabled_notifications').select(['user_id', 'type']).execute();

  test('the link of a mail switches that notification off, once it is confirmed', async () => {
    const mail = await sendReply();
    expect(mail?.text).toContain(
      'Welche E-Mails Sie erhalten, wählen Sie hier:\nhttp://localhost:3000/mykomax/account/notifications\n',
    );
    const url = new URL(mail?.unsubscribeUrl ?? '');
    expect([url.origin, url.pathname, url.searchParams.get('l')]).toEqual([
      'http://localhost:3000',
      '/api/unsubscribe',
      'de',
    ]);
    const sent = url.searchParams.get('token') ?? '';
    expect(await request('unsubscribeLink', sent)).toEqual({ status: 'valid', type: 'ticketReply' });
    expect(await readDisabled()).toEqual([]);
    for (let count = 0; count < 2; count += 1)
      expect(await request('unsubscribe', sent)).toEqual({ status: 'done', type: 'ticketReply' });
    expect(await readDisabled()).toEqual([{ user_id: 'u-customer', type: 'ticketReply' }]);
    expect(await sendReply()).toBeUndefined();
  });

  test('a mail to the support team carries no link', async () => {
    service.sent.length = 0;
    await service.create('u-customer');
    await service.worker.run();
    expect(service.sent.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([undefined]);
  });

  test('expired, tampered and orphaned links change nothing', async () => {
    const before = await readDisabled();
    const old = new Date(service.clock.now().getTime() - unsubscribeMilliseconds);
    const expired = createUnsubscribeToken({ ...target, type: 'ticketStatus' }, key, old);
    expect(await request('unsubscribe', expired)).toEqual({ status: 'expired', type: 'ticketStatus' });
    expect(await request('unsubscribe', `${token}x`)).toEqual({ status: 'invalid', type: null });
    const orphaned = createUnsubscribeToken({ ...target, userId: 'u-gone' }, key, service.clock.now());
    expect(await request('unsubscribe', orphaned)).toEqual({ status: 'invalid', type: null });
    expect(await readDisabled()).toEqual(before);
  });
});

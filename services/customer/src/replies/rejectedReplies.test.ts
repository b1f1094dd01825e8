import { backends } from '../testing/backends';
import { mailOfParts, plainMail } from '../testing/mimeMails';
import {
  customerAddress,
  outcome,
  replySettings,
  startReplyService,
  type ReplyService,
} from '../testing/replyService';
import { replyLimits } from './replyLimits';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const from = customerAddress;

/** More than a mebibyte, which the parser rejects. */
const longHeaders = Array.from({ length: 1200 }, () => `X-Long: ${'x'.repeat(990)}`);

describe.each(backends)('rejected replies by mail over $name', (backend) => {
  let service: ReplyService;
  let ticketId: string;
  let number: string;
  let to: string;
  beforeAll(async () => {
    service = await startReplyService(backend);
  });
  beforeEach(async () => {
    ({ ticketId, number, to } = await service.openTicket());
  });
  afterAll(() => service.stop());

  describe('a verified sender gets the reason by mail, once for each message', () => {
    const expired = () =>
      service.addressOf(number, 'u-customer', new Date(service.clock.now().getTime() - 91 * 86_400_000));
    test.each([
      ['a closed ticket', 'closed', () => plainMail('Hi', { from, to }), /is closed/],
      ['an expired address', 'open', () => plainMail('Hi', { from, to: expired() }), /for 90 days/],
      ['a text without own words', 'open', () => plainMail('> Hello', { from, to }), /no text of its own/],
      ['no text', 'open', () => plainMail('', { from, to }), /no text of its own/],
      ['a long text', 'open', () => plainMail('x'.repeat(10_001), { from, to }), /too large.+10,000 char/],
      [
        'a large mail',
        'open',
        () => Buffer.concat([plainMail('Hi', { from, to }), Buffer.alloc(replyLimits.mailBytes, 'x')]),
        /too large.+up to 25 MB/,
      ],
    ])('%s', async (_what, state, build, text) => {
      if (state === 'closed') await service.close('u-customer', ticketId);
      await service.worker.run();
      service.sent.length = 0;
      const mail = build();
      expect(await service.post(mail)).toEqual(outcome('rejected'));
      expect(await service.post(mail)).toEqual(outcome('rejected'));
      expect(await service.commentsOf(ticketId)).toEqual([]);
      const sent = await service.sentTo(from);
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        subject: `Your reply to ticket ${number} was not added`,
        replyTo: null,
        isAutomatic: true,
      });
      expect(sent[0]?.text).toMatch(text);
      expect(sent[0]?.text).toContain(`http://localhost:3000/mykomax/tickets/${ticketId}\n`);
    });

    test('in their language', async () => {
      const address = service.addressOf(number, 'u-staff');
      await service.post(plainMail('', { from: 'staff@demo.example', to: address }));
      expect((await service.sentTo('staff@demo.example'))[0]?.text).toMatch(
        /^Guten Tag Stefan Staff\n\nIhre Antwort/,
      );
    });

    test('at most five in an hour', async () => {
      for (const messageId of ['1', '2', '3', '4', '5', '6'])
        await service.post(plainMail('', { from, to, messageId: `${messageId}-${ticketId}` }));
      expect(await service.sentTo(from)).toHaveLength(5);
    });

    test.each([
      [
        'left the organisation',
        async () => {
          await service.db.deleteFrom('customer_memberships').where('user_id', '=', 'u-customer').execute();
          return async () => {
            await service.db
              .insertInto('customer_memberships')
              .values({ user_id: 'u-customer', organisation_id: 'org-1' })
              .execute();
          };
        },
      ],
      [
        'lost the role at the identity provider',
        async () => {
          const { accounts } = service.identity;
          const account = accounts.get('u-customer');
          if (!account) throw new Error('There is no account.');
          accounts.set('u-customer', { ...account, roles: [] });
          return () => Promise.resolve(void accounts.set('u-customer', account));
        },
      ],
    ])('if they have %s', async (_how, take) => {
      const giveBack = await take();
      expect(await service.post(plainMail('Hi', { from, to }))).toEqual(outcome('rejected'));
      expect((await service.sentTo(from))[0]?.text).toMatch(/no longer have access/);
      await giveBack();
      expect(await service.commentsOf(ticketId)).toEqual([]);
    });
  });

  describe('nobody gets a mail', () => {
    const forged = (address: string) =>
      address.replace(/\d(?=@)|[a-f](?=@)/, (sign) => (sign === '0' ? '1' : '0'));
    test.each([
      ['another sender', () => plainMail('Hi', { from: 'admin@demo.example', to }), 1],
      ['an unknown sender', () => plainMail('Hi', { from: 'eve@evil.example', to }), 1],
      ['two senders', () => plainMail('Hi', { from: `${from}>, Eve <eve@evil.example`, to }), 1],
      ['no sender', () => Buffer.from(`To: ${to}\r\n\r\nHi`), 1],
      ['a forged address', () => plainMail('Hi', { from, to: forged(to) }), 1],
      ['no reply address', () => plainMail('Hi', { from, to: 'service@komax.example' }), 0],
      [
        'an automatic reply',
        () => plainMail('Away', { from, to, headers: ['Auto-Submitted: auto-replied'] }),
        0,
      ],
      ['a list', () => plainMail('News', { from, to, headers: ['List-Id: <a.b>'] }), 0],
      ['an empty mail', () => Buffer.from('\r\n'), 0],
    ])('for %s', async (_what, build, denials) => {
      expect(await service.post(build())).toEqual(outcome('ignored'));
      expect(await service.commentsOf(ticketId)).toEqual([]);
      expect(service.warnings).toHaveLength(denials);
      await service.worker.run();
      expect(service.sent).toEqual([]);
    });

    test.each([
      ['many parts', () => mailOfParts(1100, { from, to }), 'A mail cannot be parsed.'],
      [
        'a long header',
        () => plainMail('Hi', { from, to, headers: longHeaders }),
        'A mail cannot be parsed.',
      ],
      [
        'many parts of a stranger, which are not parsed',
        () => mailOfParts(1100, { from: 'eve@evil.example', to }),
        'Access was denied.',
      ],
      [
        'many parts without a reply address',
        () => mailOfParts(1100, { from, to: `x@${replySettings.domain}` }),
        'A mail was ignored.',
      ],
    ])('for %s, and one line is logged', async (_what, build, message) => {
      expect(await service.post(build())).toEqual(outcome('ignored'));
      expect(service.messages).toEqual([message]);
      expect(await service.sentTo(from)).toEqual([]);
    });

    test('whose account is locked or deleted', async () => {
      const account = service.identity.accounts.get('u-customer');
      if (!account) throw new Error('There is no account.');
      service.identity.accounts.set('u-customer', { ...account, isActive: false });
      expect(await service.post(plainMail('Hi', { from, to }))).toEqual(outcome('ignored'));
      service.identity.accounts.delete('u-customer');
      expect(await service.post(plainMail('Hi', { from, to }))).toEqual(outcome('ignored'));
      service.identity.accounts.set('u-customer', account);
      expect(await service.sentTo(from)).toEqual([]);
    });
  });

  describe('a mail that cannot be stored is to be delivered again', () => {
    test('while the identity service is down', async () => {
      const mail = plainMail('Hi', { from, to });
      service.identity.state.fault = 'down';
      expect((await service.post(mail))[0]).toBe(503);
      service.identity.state.fault = null;
      expect(await service.post(mail)).toEqual(outcome('stored'));
    });

    test('while the database cannot be written', async () => {
      const mail = plainMail('Hi', { from, to });
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await service.db.schema.alterTable('customer_ticket_entries').renameTo('customer_away').execute();
      expect((await service.post(mail))[0]).toBe(500);
      await service.db.schema.alterTable('customer_away').renameTo('customer_ticket_entries').execute();
      expect(await service.post(mail)).toEqual(outcome('stored'));
      expect(await service.commentsOf(ticketId)).toEqual(['Hi']);
    });

    test('beyond the entries that an account may make in an hour', async () => {
      const at = service.clock.now().toISOString();
      await service.db
        .insertInto('customer_ticket_entries')
        .values(
          Array.from({ length: 300 }, (_, index) => ({
            id: `${ticketId}-${index}`,
            ticket_id: ticketId,
            kind: 'reply' as const,
            at,
            author_id: 'u-customer',
            author_name: 'Carla',
            is_staff: 0 as const,
          })),
        )
        .execute();
      expect(await service.post(plainMail('Hi', { from, to }))).toEqual([503, { code: 'replyDeferred' }]);
    });
  });
});

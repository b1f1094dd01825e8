import { backends } from '../testing/backends';
import { gmailMail, mailWithFiles, outlookMail, plainMail } from '../testing/mimeMails';
import { largeJpeg, png } from '../testing/pictures';
import {
  customerAddress,
  outcome,
  replySettings,
  startReplyService,
  webhookHeaders,
  type ReplyService,
} from '../testing/replyService';
import { codeOf, savedOf, startTicketService } from '../testing/ticketService';
import { uploadLimits } from '../uploads/limits';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const from = customerAddress;

describe.each(backends)('replies by mail over $name', (backend) => {
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

  test('the mail about a reply names an address, and an answer to it becomes a comment', async () => {
    await service.comment('u-staff', ticketId, { text: 'Please check the blades.' });
    const [mail] = await service.sentTo(from);
    expect(mail?.text).toContain('You can also answer by replying to this e-mail.\n');
    expect(
      await service.post(plainMail('They are worn.\n> Please check', { from, to: mail?.replyTo ?? '' })),
    ).toEqual(outcome('stored'));
    const { ticket, entries: all } = await service.detail('u-customer', ticketId);
    expect(all.at(-1)).toMatchObject({
      kind: 'comment',
      text: 'They are worn.',
      isOwn: true,
      fromStatus: 'waitingForCustomer',
      toStatus: 'inProgress',
    });
    expect(ticket).toMatchObject({ comments: 1, status: 'inProgress' });
    expect(await service.sentTo('tickets@komax.example')).toMatchObject([{ replyTo: null }]);
  });

  test('the mail about a closed ticket has an address, but does not invite to answer', async () => {
    await service.close('u-staff', ticketId);
    const [mail] = await service.sentTo(from);
    expect(mail?.replyTo).toMatch(/^reply\+/);
    expect(mail?.text).not.toContain('replying');
  });

  test.each([
    ['Gmail', gmailMail, 'Die Crimphöhe stimmt wieder.'],
    ['Outlook', outlookMail, 'La hauteur est corrigée.\n\nMerci & bonne journée'],
  ])('a reply of %s', async (_program, build, text) => {
    expect(await service.post(build({ from: 'Customer@Demo.example', to }))).toEqual(outcome('stored'));
    expect(await service.commentsOf(ticketId)).toEqual([text]);
  });

  test('an employee answers as in the portal', async () => {
    const address = service.addressOf(number, 'u-staff');
    expect(await service.post(plainMail('Done.', { from: 'staff@demo.example', to: address }))).toEqual(
      outcome('stored'),
    );
    expect((await service.entriesOf(ticketId)).at(-1)).toMatchObject({ kind: 'reply', isStaff: true });
    expect(await service.sentTo(from)).toMatchObject([{ subject: `New reply to ticket ${number}` }]);
  });

  test('the same message gives one comment, also if it comes twice at once', async () => {
    const mail = mailWithFiles('Once.', [{ name: 'a.png' }], { from, to, messageId: crypto.randomUUID() });
    const outcomes = await Promise.all([service.post(mail), service.post(mail)]);
    expect(outcomes.map(([status]) => status)).toEqual([200, 200]);
    expect(await service.post(mail)).toEqual(outcome('repeated'));
    expect(await service.commentsOf(ticketId)).toEqual(['Once.']);
    expect(await service.sentTo(from)).toEqual([]);
  });

  test('a reply to the addresses of two tickets becomes a comment of both, once', async () => {
    const { ticket: other } = savedOf(await service.create('u-customer'));
    const both = `${to}>, <${service.addressOf(other.number)}`;
    const mail = mailWithFiles('Both.', [{ name: 'a.png' }], { from, to: both });
    expect(await service.post(mail)).toEqual(outcome('stored'));
    expect(await service.post(mail)).toEqual(outcome('repeated'));
    for (const id of [ticketId, other.id]) {
      expect(await service.commentsOf(id)).toEqual(['Both.']);
      expect((await service.entriesOf(id)).at(-1)?.attachments).toMatchObject([{ name: 'a.png' }]);
    }
    await service.close('u-customer', other.id);
    const next = plainMail('Again.', { from, to: both });
    expect(await service.post(next)).toEqual(outcome('stored'));
    expect(await service.post(next)).toEqual(outcome('rejected'));
    expect(await service.commentsOf(ticketId)).toEqual(['Both.', 'Again.']);
    expect((await service.sentTo(from)).filter(({ subject }) => subject.includes('not added'))).toMatchObject(
      [{ subject: `Your reply to ticket ${other.number} was not added` }],
    );
  });

  test('files follow the rules of uploads, and those that do not are named', async () => {
    const files = [
      { name: 'crimp.png', content: png },
      { name: 'report.pdf', content: Buffer.from('%PDF-1.7 \n') },
      { name: 'picture.png', content: Buffer.from('MZ not a picture') },
      { name: 'smime.p7s', type: 'application/pkcs7-signature' },
    ];
    expect(await service.post(mailWithFiles('See.', files, { from, to }))).toEqual(outcome('stored'));
    const comment = (await service.entriesOf(ticketId)).at(-1);
    expect(comment?.attachments).toMatchObject([{ name: 'crimp.png', type: 'image/png', size: png.length }]);
    expect((await service.file('u-admin', comment?.attachments[0]?.id ?? '')).status).toBe(200);
    const [mail] = await service.sentTo(from);
    expect(mail?.text).toContain('without these files: report.pdf, picture.png.');
  });

  test('of many files the first ten are stored, and a large embedded picture is one', async () => {
    const files = Array.from({ length: 11 }, (_, index) => ({
      name: `${index}.jpg`,
      content: largeJpeg(30_000),
    }));
    await service.post(mailWithFiles('Many.', files, { from, to }));
    expect((await service.entriesOf(ticketId)).at(-1)?.attachments).toHaveLength(10);
    expect((await service.sentTo(from))[0]?.text).toContain('without these files: 10.jpg.');
  });

  test('files without room in the organisation are named, and the text is stored', async () => {
    const id = await service.upload('large.png');
    await service.create('u-customer', { attachmentIds: [id] });
    const uploads = service.db.selectFrom('customer_uploads').selectAll();
    const file = await uploads.where('id', '=', id).executeTakeFirstOrThrow();
    for (let left: number = uploadLimits.organisationBytes; left > 0; left -= 2e9) {
      const row = { ...file, id: crypto.randomUUID(), blob_key: crypto.randomUUID(), name: 'filling' };
      await service.db
        .insertInto('customer_uploads')
        .values({ ...row, size_bytes: 2e9 })
        .execute();
    }
    expect(await service.post(mailWithFiles('Text.', [{ name: 'a.png' }], { from, to }))).toEqual(
      outcome('stored'),
    );
    expect((await service.entriesOf(ticketId)).at(-1)).toMatchObject({ text: 'Text.', attachments: [] });
    expect((await service.sentTo(from))[0]?.text).toContain('without these files: a.png.');
    await service.db.deleteFrom('customer_uploads').where('name', '=', 'filling').execute();
  });

  test.each([
    ['without a key', {}],
    ['with another key', { authorization: 'Bearer another-key-for-tests-01' }],
    ['with the key of the service', { 'x-service-key': 'a-key-for-tests-0123456789' }],
    ['with an empty password', { authorization: `Basic ${btoa('user:')}` }],
  ])('a caller %s is denied', async (_how, headers) => {
    expect((await service.post(plainMail('Hi', { from, to }), headers))[0]).toBe(401);
    expect(service.warnings).toEqual(['nobody known was refused operation POST /mail/replies']);
    expect(await service.commentsOf(ticketId)).toEqual([]);
  });

  test('a flood of wrong keys is one line a minute, with the number of the others', async () => {
    const attempt = () => service.post(plainMail('Hi', { from, to }), {});
    const statuses = [await attempt(), await attempt(), await attempt()].map(([status]) => status);
    expect(statuses).toEqual([401, 401, 401]);
    expect(service.warnings).toHaveLength(1);
    service.clock.advance(60_000);
    await attempt();
    expect(service.warnings).toHaveLength(2);
    expect(service.denials.at(-1)?.reason).toBe(
      'The webhook key is missing or invalid. 2 more requests were not logged.',
    );
  });

  test.each([
    ['the key before the current one', { authorization: `Bearer ${replySettings.webhookKeys[1]}` }],
    ['the key as password', { authorization: `Basic ${btoa(`mail:${replySettings.webhookKeys[0]}`)}` }],
  ])('%s is accepted', async (_what, headers) => {
    expect(await service.post(plainMail('Hi', { from, to }), headers)).toEqual(outcome('stored'));
  });

  test('GET is not allowed', async () => {
    expect((await fetch(`${service.address}/mail/replies`, { headers: webhookHeaders })).status).toBe(405);
  });
});

describe('without a domain for replies', () => {
  test.each(backends)('mails have no address, and there is no webhook ($name)', async (backend) => {
    const service = await startTicketService(backend);
    const { ticket } = savedOf(await service.create('u-customer'));
    expect(codeOf(await service.comment('u-staff', ticket.id))).toBe('saved');
    service.clock.advance(1000);
    await service.worker.run();
    const mail = service.sent.find(({ to }) => to === from);
    expect(mail).toMatchObject({ replyTo: null });
    expect(mail?.text).not.toContain('replying');
    const response = await fetch(`${service.address}/mail/replies`, {
      method: 'POST',
      headers: webhookHeaders,
    });
    expect(response.status).toBe(401);
    await service.stop();
  });
});

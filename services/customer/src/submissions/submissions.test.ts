import { z } from 'zod';
import { createCollector } from '../../../toolkit/src/testing/createCollector';
import { confirmationLimit } from '../mail/hasEnoughConfirmations';
import { backends } from '../testing/backends';
import { formOf, png } from '../testing/pictures';
import { createClock, contactForm, startTestService, type TestService } from '../testing/testService';
import { submissionLimits } from './limits';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const field = (value: string, name = 'message') => ({ name, label: name, value });

describe.each(backends)('submissions over $name', (backend) => {
  let service: TestService;
  const clock = createClock();
  const { sent, transport } = createCollector();
  beforeAll(async () => {
    service = await startTestService(backend, { transport, now: clock.now });
  });
  afterAll(() => service.stop());

  const submissions = async (): Promise<number> =>
    (await service.db.selectFrom('customer_submissions').select('id').execute()).length;
  const upload = async (): Promise<string> => {
    const response = await service.request('/uploads', { method: 'POST', body: formOf(png, 'a.png') });
    return z.object({ id: z.string() }).parse(await response.json()).id;
  };
  /** A rejected submission stores nothing. */
  const rejection = async (input: object): Promise<unknown> => {
    const before = await submissions();
    const { __typename, code, details } = await service.submit(input);
    expect(await submissions()).toBe(before);
    expect(__typename).toBe('SubmissionRefused');
    return { code, details };
  };

  test('a submission is stored with its mails before the response', async () => {
    const id = await upload();
    const confirmation = { to: 'anna@sender.example', subject: 'Thank you', text: 'It is {reference}.' };
    const response = await service.submit(contactForm({ attachments: [id], confirmation }));
    expect(response).toMatchObject({ __typename: 'SubmissionStored', isRepeated: false });
    expect(response.reference).toMatch(/^KMX-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    await service.worker.run();
    const recipient = sent.find(({ to }) => to === 'contact@komax.example');
    const copy = sent.find(({ to }) => to === 'anna@sender.example');
    expect(recipient).toMatchObject({
      to: 'contact@komax.example',
      replyTo: 'anna@sender.example',
      subject: `Contact: Anna Muster [${response.reference}]`,
      attachments: [{ name: 'a.png', mimeType: 'image/png' }],
    });
    expect(recipient?.text).toContain(
      'Name: Anna Muster\nNachricht:\nZeile eins\nZeile <zwei>\n\nFiles: a.png (1 kB, attached)',
    );
    expect(recipient?.html).toContain('Zeile &#60;zwei&#62;');
    expect(copy).toMatchObject({
      to: 'anna@sender.example',
      text: `It is ${response.reference}.`,
      isAutomatic: true,
    });
  });

  test('"a double click or a retry makes one message": 50 at once', async () => {
    const input = contactForm({ challenge: 'solved-once', attachments: [await upload()] });
    await service.worker.run();
    sent.length = 0;
    const before = await submissions();
    const responses = await Promise.all(Array.from({ length: 50 }, () => service.submit(input)));
    expect(new Set(responses.map(({ reference, receivedAt }) => `${reference} ${receivedAt}`)).size).toBe(1);
    expect(responses.filter(({ isRepeated }) => isRepeated === false)).toHaveLength(1);
    expect(await submissions()).toBe(before + 1);
    await service.worker.run();
    expect(sent).toHaveLength(1);
  });

  test('a retry may bring a new challenge and labels in another language', async () => {
    const input = contactForm({ challenge: 'first' });
    const first = await service.submit(input);
    const fields = input.fields.map((entry) => ({ ...entry, label: `other ${entry.label}` }));
    const again = await service.submit({
      ...input,
      challenge: 'second',
      locale: 'en',
      subject: 'Other',
      fields,
    });
    expect(again).toMatchObject({ reference: first.reference, isRepeated: true });
  });

  test('the same key with different content is rejected', async () => {
    const input = contactForm();
    await service.submit(input);
    expect(
      await rejection({ ...input, fields: input.fields.map((entry) => ({ ...entry, value: 'Other' })) }),
    ).toMatchObject({ code: 'keyReused' });
  });

  test('a challenge is good for one submission, even when two come at once', async () => {
    const challenge = crypto.randomUUID();
    const responses = await Promise.all([1, 2, 3, 4].map(() => service.submit(contactForm({ challenge }))));
    const codes = responses.map(({ __typename, code }) => code ?? __typename).toSorted();
    expect(codes).toEqual(['SubmissionStored', 'challengeUsed', 'challengeUsed', 'challengeUsed']);
  });

  test('an upload belongs to one submission, and a rejected one claims nothing', async () => {
    const [first, second] = [await upload(), await upload()];
    await service.submit(contactForm({ attachments: [first] }));
    const challenge = crypto.randomUUID();
    const requested = contactForm({ attachments: [second, first], challenge });
    expect(await rejection(requested)).toEqual({ code: 'uploadTaken', details: [first] });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await rejection({ ...requested, attachments: [second, unknown] })).toEqual({
      code: 'unknownUpload',
      details: [unknown],
    });
    expect(await service.submit({ ...requested, attachments: [second] })).toMatchObject({
      isRepeated: false,
    });
  });

  test.each([
    ['a form without a desk', { form: 'survey' }, { code: 'unknownForm', details: ['survey'] }],
    ['a long value', { fields: [field('x'.repeat(20_001))] }, { code: 'tooLarge', details: ['message'] }],
    ['a long name of a site', { site: 'x'.repeat(301) }, { code: 'tooLarge', details: ['site'] }],
    [
      'too many fields',
      { fields: Array.from({ length: submissionLimits.fields + 1 }, () => field('')) },
      { code: 'tooLarge' },
    ],
    [
      'too much text',
      { fields: Array.from({ length: 11 }, () => field('€'.repeat(6500))) },
      { code: 'tooLarge' },
    ],
    [
      'a file named by no id',
      { attachments: ['a\u0000b'] },
      { code: 'unknownUpload', details: ['a\u0000b'] },
    ],
    ['too many files', { attachments: Array.from({ length: 11 }, String) }, { code: 'tooLarge' }],
  ])('rejected: %s', async (_, over, expected) => {
    expect(await rejection(contactForm(over))).toMatchObject(expected);
  });

  test('a key that is no UUID is a mistake of the caller', async () => {
    await expect(service.submit(contactForm({ idempotencyKey: 'again' }))).rejects.toThrow('UUID');
  });

  test('an address in many forms gets a few confirmations per hour, and the team every message', async () => {
    await service.worker.run();
    sent.length = 0;
    const confirmation = { subject: 'Thank you', text: 'It is {reference}.' };
    for (const to of ['Victim@b.example', 'victim@b.example', 'victim@B.example', 'victim@b.example'])
      for (let count = 0; count < 2; count += 1)
        await service.submit(contactForm({ confirmation: { ...confirmation, to } }));
    await service.submit(contactForm({ confirmation: { ...confirmation, to: 'other@b.example' } }));
    await service.worker.run();
    const recipients = sent.map(({ to }) => to.toLowerCase());
    const countOf = (address: string) => recipients.filter((to) => to === address).length;
    expect(countOf('contact@komax.example')).toBe(9);
    expect(countOf('victim@b.example')).toBe(confirmationLimit.mails);
    expect(countOf('other@b.example')).toBe(1);
    clock.advance(confirmationLimit.milliseconds);
    await service.submit(contactForm({ confirmation: { ...confirmation, to: 'victim@b.example' } }));
    await service.worker.run();
    expect(sent).toHaveLength(9 + confirmationLimit.mails + 1 + 2);
  });

  test('an address that adds headers, or is invalid, loses no message', async () => {
    await service.worker.run();
    sent.length = 0;
    await service.submit(
      contactForm({
        replyTo: 'a@b.example\r\nBcc: all@victims.example',
        confirmation: {
          to: 'one@b.example, two@b.example',
          subject: 'Hi',
          text: 'Hi',
        },
      }),
    );
    await service.worker.run();
    expect(sent).toMatchObject([{ to: 'contact@komax.example', replyTo: null }]);
  });
});

import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { startSmtpSink, type SmtpSink } from '../testing/smtpSink';
import { createFileTransport } from './fileTransport';
import type { MailTransport, OutboundMail } from './mailTransport';
import { createSmtpTransport, needsTls } from './smtpTransport';

const mail = (over: Partial<OutboundMail> = {}): OutboundMail => ({
  id: '11111111-1111-4111-8111-111111111111',
  messageId: '<11111111-1111-4111-8111-111111111111@komax.example>',
  date: new Date('2026-03-02T08:00:00.000Z'),
  from: 'Komax <no-reply@komax.example>',
  to: 'contact@komax.example',
  replyTo: 'anna@sender.example',
  subject: 'Grüezi 圧着',
  text: 'Text\n.\nQUIT\n圧着',
  html: '<p>圧着</p>',
  isAutomatic: false,
  attachments: [
    { name: 'Foto "1" ü.jpg', mimeType: 'image/jpeg', content: Readable.from([Buffer.from('pixels')]) },
  ],
  ...over,
});

test.each([
  ['smtp://user:password@mail.example:587', true],
  ['smtps://mail.example', true],
  ['smtp://relay.internal:25?ignoreTLS=true', false],
  ['smtp://127.0.0.1:1025', false],
])('%s needs TLS: %s', (url, expected) => {
  expect(needsTls(url)).toBe(expected);
});

describe('by SMTP', () => {
  let sink: SmtpSink;
  let transport: MailTransport;
  beforeAll(async () => {
    sink = await startSmtpSink();
    transport = createSmtpTransport(sink.url);
  });
  afterAll(async () => {
    transport.close();
    await sink.stop();
  });

  test('sends nothing to a server without STARTTLS if TLS is required', async () => {
    const known = sink.mails.length;
    const strict = createSmtpTransport(sink.url, true);
    await expect(strict.send(mail())).rejects.toThrow(/STARTTLS/);
    strict.close();
    expect(sink.mails).toHaveLength(known);
  });

  test('delivers all parts of a mail', async () => {
    await transport.send(mail());
    const received = sink.mails.at(-1);
    expect(received).toMatchObject({ from: 'no-reply@komax.example', to: ['contact@komax.example'] });
    const parsed = await PostalMime.parse(received?.source ?? '');
    expect(parsed).toMatchObject({
      messageId: mail().messageId,
      subject: 'Grüezi 圧着',
      replyTo: [{ address: 'anna@sender.example' }],
      attachments: [{ filename: 'Foto "1" ü.jpg', mimeType: 'image/jpeg' }],
    });
    expect(parsed.text?.trim()).toBe('Text\n.\nQUIT\n圧着');
  });

  test.each([
    ['subject', { subject: 'Hi\r\nBcc: all@victims.example\r\n\r\nBody' }],
    ['replyTo', { replyTo: 'a@b.example\r\nBcc: all@victims.example' }],
    [
      'name of a file',
      {
        attachments: [
          {
            name: 'a\r\nBcc: all@victims.example.jpg',
            mimeType: 'image/jpeg',
            content: Readable.from(['x']),
          },
        ],
      },
    ],
    ['text', { text: 'Hi\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<all@victims.example>' }],
  ])('prevents header injection by the %s', async (_, over) => {
    await transport.send(mail(over));
    const received = sink.mails.at(-1);
    expect(received?.to).toEqual(['contact@komax.example']);
    const parsed = await PostalMime.parse(received?.source ?? '');
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test('offers one-click unsubscribing (RFC 8058) only for mails with an address for it', async () => {
    const unsubscribeUrl = `https://site.example/api/unsubscribe?l=en&token=${'a'.repeat(200)}.${'b'.repeat(43)}`;
    const headersOf = async (over: Partial<OutboundMail>) => {
      await transport.send(mail(over));
      const { headers } = await PostalMime.parse(sink.mails.at(-1)?.source ?? '');
      return headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]);
    };
    expect(await headersOf({ unsubscribeUrl })).toEqual([
      ['list-unsubscribe', `<${unsubscribeUrl}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ]);
    expect(await headersOf({})).toEqual([]);
  });

  test('does not load files or URLs of the text', async () => {
    await transport.send(mail({ html: '<img src="file:///etc/hostname">' }));
    expect(String(sink.mails.at(-1)?.source)).toContain('file:///etc/hostname');
  });

  test('fails if the server is down, without opening a file', async () => {
    let isOpened = false;
    const content = Readable.from(
      (function* () {
        isOpened = true;
        yield Buffer.from('pixels');
      })(),
    );
    const gone = createSmtpTransport('smtp://127.0.0.1:1');
    await expect(
      gone.send(mail({ attachments: [{ name: 'a', mimeType: 'image/png', content }] })),
    ).rejects.toThrow('ECONNREFUSED');
    gone.close();
    expect(isOpened).toBe(false);
    content.destroy();
    if (!content.closed) await once(content, 'close');
  });
});

describe('into a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-toolkit-mail-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('writes a repeated mail to one file', async () => {
    const transport = createFileTransport(path.join(folder, 'new'));
    await transport.send(mail());
    await transport.send(mail());
    const files = readdirSync(path.join(folder, 'new'));
    expect(files).toEqual(['11111111-1111-4111-8111-111111111111.eml']);
    const parsed = await PostalMime.parse(readFileSync(path.join(folder, 'new', files[0] ?? '')));
    expect(parsed).toMatchObject({
      messageId: mail().messageId,
      attachments: [{ filename: 'Foto "1" ü.jpg' }],
    });
  });

  test('leaves no file after a failed write', async () => {
    const content = Readable.from(
      (function* () {
        yield Buffer.from('pixels');
        throw new Error('The store is away.');
      })(),
    );
    const broken = mail({ attachments: [{ name: 'a', mimeType: 'image/png', content }] });
    const target = path.join(folder, 'broken');
    await expect(createFileTransport(target).send(broken)).rejects.toThrow('The store is away.');
    expect(readdirSync(target)).toEqual([]);
  });
});

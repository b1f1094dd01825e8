import { gmailMail, mailWithFiles, outlookMail, plainMail } from '../testing/mimeMails';
import { extractReply } from './extractReply';
import { parseMail } from './parseMail';

const to = 'reply+100001.x@reply.komax.example';

test.each([
  ['plain text', plainMail('Ünïcode 日本語\nzwei', { to }), 'Ünïcode 日本語\nzwei'],
  ['Gmail', gmailMail({ to }), 'Die Crimphöhe stimmt wieder.'],
  ['Outlook, HTML alone', outlookMail({ to }), 'La hauteur est corrigée.\n\nMerci & bonne journée'],
  [
    'Apple Mail with files',
    mailWithFiles('See the picture.', [{ name: 'a.png' }], { to }),
    'See the picture.',
  ],
])('reads the reply of %s', async (_program, source, text) => {
  const mail = await parseMail(source);
  expect(extractReply(mail.text)).toBe(text);
  expect(mail).toMatchObject({ from: 'anna@customer.example', recipients: [to] });
});

test('reads HTML beside an empty plain text', async () => {
  const source = gmailMail({ to }).toString();
  const start = source.indexOf('Die Crimph=C3=B6he');
  const withoutText = `${source.slice(0, start)}${source.slice(source.indexOf('--0000000000001', start))}`;
  expect((await parseMail(Buffer.from(withoutText))).text.trim()).toBe('Die Crimphöhe stimmt wieder.');
});

test('reads files, and which of them the text embeds', async () => {
  const { files } = await parseMail(mailWithFiles('See.', [{ name: 'a.png', type: 'image/png' }], { to }));
  expect(files.map(({ name, isEmbedded }) => [name, isEmbedded])).toEqual([
    ['logo.png', true],
    ['a.png', false],
  ]);
});

test.each([
  ['Cc', [`Cc: Bob <bob@sender.example>, <${to}>`], ['komax@komax.example', 'bob@sender.example', to]],
  ['Delivered-To', [`Delivered-To: ${to}`], ['komax@komax.example', to]],
  ['X-Original-To', [`X-Original-To: <${to}>`], ['komax@komax.example', to]],
])('finds the address in %s', async (_header, headers, recipients) => {
  const { recipients: found } = await parseMail(plainMail('Hi', { to: 'komax@komax.example', headers }));
  expect(found).toEqual(recipients);
});

test('unfolds headers and names them in lower case', async () => {
  const { headers } = await parseMail(
    plainMail('Hi', { to, headers: ['X-AutoReply: yes', 'List-Id: News\r\n <news.sender.example>'] }),
  );
  expect(headers.get('x-autoreply')).toBe('yes');
  expect(headers.get('list-id')).toBe('News <news.sender.example>');
});

test('has no sender if several people sent it', async () => {
  const { from } = await parseMail(plainMail('Hi', { to, from: 'a@b.example>, Bob <bob@sender.example' }));
  expect(from).toBeNull();
});

test('has the same key for every delivery of a message, and another one for another message', async () => {
  const keyOf = async (messageId: string, text = 'Hi') =>
    (await parseMail(plainMail(text, { to, messageId }))).key;
  expect(await keyOf('1')).toBe(await keyOf('1', 'changed on the way'));
  expect(await keyOf('1')).not.toBe(await keyOf('2'));
  expect(await keyOf('1')).toMatch(/^[\w-]{8,100}$/);
});

test.each([[''], ['no header at all'], ['Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n--x']])(
  'reads %j without a sender',
  async (source) => {
    expect(await parseMail(Buffer.from(source))).toMatchObject({ from: null, recipients: [] });
  },
);

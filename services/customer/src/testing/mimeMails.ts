import { png } from './pictures';

interface MailOptions {
  from?: string;
  to: string;
  messageId?: string;
  /** Further headers, without line ends. */
  headers?: readonly string[];
}

const headOf = ({ from = 'anna@customer.example', to, messageId, headers = [] }: MailOptions): string[] => [
  'Return-Path: <bounces@sender.example>',
  'Received: from mail.sender.example by mx.example with ESMTPS; Mon, 2 Mar 2026 08:00:00 +0000',
  `From: Anna Muster <${from}>`,
  `To: Komax <${to}>`,
  'Date: Mon, 2 Mar 2026 09:00:00 +0100',
  `Message-ID: <${messageId ?? crypto.randomUUID()}@sender.example>`,
  'Subject: Re: New reply to ticket T-100001',
  'MIME-Version: 1.0',
  ...headers,
];

const build = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'));

/** A mail of plain text in UTF-8. */
export const plainMail = (text: string, options: MailOptions): Buffer =>
  build([
    ...headOf(options),
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n'),
    '',
  ]);

/** As Gmail sends: plain text and HTML, quoted-printable, the original in both. */
export const gmailMail = (options: MailOptions): Buffer =>
  build([
    ...headOf(options),
    'Content-Type: multipart/alternative; boundary="0000000000001"',
    '',
    '--0000000000001',
    'Content-Type: text/plain; charset="UTF-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Die Crimph=C3=B6he stimmt wieder.',
    '',
    'Am Mo., 2. M=C3=A4rz 2026 um 09:00 Uhr schrieb Komax <no-reply@komax.example=',
    '>:',
    '',
    '> Guten Tag Anna Muster',
    '>',
    '> Bob hat geantwortet.',
    '',
    '--0000000000001',
    'Content-Type: text/html; charset="UTF-8"',
    '',
    '<div dir="ltr">Die Crimph&ouml;he stimmt wieder.</div>',
    '--0000000000001--',
    '',
  ]);

/** As Outlook sends: HTML alone in Windows-1252, with the header of the original below a line. */
export const outlookMail = (options: MailOptions): Buffer =>
  Buffer.concat([
    build([...headOf(options), 'Content-Type: text/html; charset="windows-1252"', '', '']),
    Buffer.from(
      '<html><head><style>p {margin:0}</style></head><body><p>La hauteur est corrig\xe9e.</p>' +
        '<p>Merci &amp; bonne journ\xe9e</p><hr tabindex="-1"><div id="divRplyFwdMsg"><font>' +
        '<b>De\xa0:</b> Komax &lt;no-reply@komax.example&gt;<br><b>Envoy\xe9\xa0:</b> lundi 2 mars 2026 09:00<br>' +
        '<b>\xc0\xa0:</b> Anna Muster<br><b>Objet\xa0:</b> Nouvelle r\xe9ponse</font></div><div>Bonjour</div></body></html>\r\n',
      'latin1',
    ),
  ]);

interface Part {
  name: string;
  content?: Buffer;
  type?: string;
}

/** As Apple Mail sends: a text with files, and a small logo that HTML embeds. */
export const mailWithFiles = (text: string, files: readonly Part[], options: MailOptions): Buffer =>
  build([
    ...headOf(options),
    'Content-Type: multipart/mixed; boundary=mixed',
    '',
    '--mixed',
    'Content-Type: multipart/related; boundary=related',
    '',
    '--related',
    'Content-Type: multipart/alternative; boundary=alternative',
    '',
    '--alternative',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '--alternative',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<p>${text}</p><img src="cid:logo">`,
    '--alternative--',
    '--related',
    'Content-Type: image/png; name="logo.png"',
    'Content-Transfer-Encoding: base64',
    'Content-ID: <logo>',
    'Content-Disposition: inline; filename="logo.png"',
    '',
    png.toString('base64'),
    '--related--',
    ...files.flatMap(({ name, content = png, type = 'application/octet-stream' }) => [
      '--mixed',
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      content.toString('base64').replace(/.{76}/g, '$&\r\n'),
    ]),
    '--mixed--',
    '',
  ]);

/** A mail of many parts without content. */
export const mailOfParts = (count: number, options: MailOptions): Buffer =>
  build([
    ...headOf(options),
    'Content-Type: multipart/mixed; boundary=mixed',
    '',
    ...Array.from({ length: count }, () => '--mixed\r\n\r\n'),
    '--mixed--',
    '',
  ]);

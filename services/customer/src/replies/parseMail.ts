import { createHash } from 'node:crypto';
import {
  simpleParser,
  type AddressObject,
  type Attachment,
  type HeaderLines,
  type ParsedMail,
} from 'mailparser';
import type { InboundFile, InboundMail } from './model';

/** Text of an HTML mail beyond this is not converted; a reply that long is rejected anyway. */
const maxHtmlCharacters = 2_000_000;

/** Headers in which mail servers name the recipient of the envelope. */
const envelopeHeaders = ['delivered-to', 'x-original-to', 'x-forwarded-to', 'envelope-to', 'x-envelope-to'];

/** By name in lower case, unfolded. */
const toHeaders = (lines: HeaderLines): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>();
  for (const { key, line } of lines)
    if (!headers.has(key))
      headers.set(
        key,
        line
          .slice(line.indexOf(':') + 1)
          .replace(/\s+/g, ' ')
          .trim(),
      );
  return headers;
};

const addressesOf = (given: AddressObject | AddressObject[] | undefined): string[] =>
  [given ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap(({ address, group = [] }) => [address, ...group.map((member) => member.address)])
    .filter((address) => address !== undefined && address !== '')
    .map((address) => address ?? '');

const toFile = ({ filename, content, contentType, related }: Attachment): InboundFile => ({
  name: filename,
  content,
  contentType: contentType.toLowerCase(),
  isEmbedded: related === true,
});

const keyOf = (messageId: string | undefined, source: Buffer): string =>
  `mail-${createHash('sha256')
    .update(messageId ?? source)
    .digest('base64url')}`;

const options = { skipTextToHtml: true, skipImageLinks: true, maxHtmlLengthToParse: maxHtmlCharacters };

/** Some programs send HTML with an empty plain text, which the parser prefers. */
const readText = async ({ text = '', html }: Pick<ParsedMail, 'text' | 'html'>): Promise<string> => {
  if (text.trim() !== '' || typeof html !== 'string') return text;
  const converted = await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`, options);
  return converted.text ?? '';
};

/** Decodes a MIME message; the text of an HTML mail without a plain one is converted. */
export const parseMail = async (source: Buffer): Promise<InboundMail> => {
  const mail = await simpleParser(source, options);
  const headers = toHeaders(mail.headerLines);
  const senders = addressesOf(mail.from);
  const envelope = envelopeHeaders.flatMap((name) => headers.get(name) ?? []);
  return {
    key: keyOf(mail.messageId, source),
    from: senders.length === 1 ? (senders[0] ?? null) : null,
    recipients: [
      ...addressesOf(mail.to),
      ...addressesOf(mail.cc),
      ...envelope.map((text) => text.replace(/^<|>$/g, '')),
    ],
    headers,
    text: await readText(mail),
    files: mail.attachments.map(toFile),
  };
};

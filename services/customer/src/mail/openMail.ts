import { Readable } from 'node:stream';
import { z } from 'zod';
import type { BlobStore } from '../../../toolkit/src/blobs/blobStore';
import type { OutboundMail } from '../../../toolkit/src/mail/mailTransport';
import { messageIdOf } from '../../../toolkit/src/mail/messageIdOf';
import type { CustomerDatabase } from '../database/connect';
import type { OutboxMail } from './outbox';

const idsSchema = z.array(z.string());

export interface MailAddresses {
  /** The sender of every mail: an address, or a name with one in angle brackets. */
  from: string;
  /** Recipient of each form. */
  supportAddresses: Readonly<Record<string, string>>;
}

/** Opens the file on the first read, so an unavailable mail server causes no reads. */
const openLate = (store: BlobStore, key: string): Readable =>
  Readable.from(
    (async function* () {
      yield* await store.open(key);
    })(),
    { objectMode: false },
  );

const readAttachments = async (
  db: CustomerDatabase,
  store: BlobStore,
  mail: OutboxMail,
): Promise<OutboundMail['attachments']> => {
  const ids = idsSchema.parse(JSON.parse(mail.attachments));
  if (ids.length === 0) return [];
  const uploads = await db
    .selectFrom('customer_uploads')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('sort_index')
    .execute();
  return uploads.map((upload) => ({
    name: upload.name,
    mimeType: upload.mime_type,
    content: openLate(store, upload.blob_key),
  }));
};

/** Reads the current recipient of a form, so that a correction applies to waiting mails. */
const readRecipient = async (
  db: CustomerDatabase,
  { submission_id: id }: OutboxMail,
  supportAddresses: MailAddresses['supportAddresses'],
): Promise<string> => {
  const { form } = await db
    .selectFrom('customer_submissions')
    .select('form')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const recipient = supportAddresses[form];
  if (recipient === undefined)
    throw new Error(`The form ${form} has no desk: set its address in MAIL_DESKS.`);
  return recipient;
};

interface MailLinks extends MailAddresses, Pick<OutboundMail, 'unsubscribeUrl'> {
  /** Signed address for replies, if there are any. */
  replyAddress: string | null;
}

/** Creates the mail of an outbox row. Its Message-ID consists of the row id and the sender's domain. */
export const openMail = async (
  db: CustomerDatabase,
  store: BlobStore,
  mail: OutboxMail,
  { from, supportAddresses, unsubscribeUrl, replyAddress }: MailLinks,
): Promise<OutboundMail> => ({
  id: mail.id,
  messageId: messageIdOf(mail.id, from),
  date: new Date(mail.created_at),
  from,
  to: mail.recipient ?? (await readRecipient(db, mail, supportAddresses)),
  replyTo: mail.reply_to ?? replyAddress,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  isAutomatic: mail.kind !== 'desk',
  unsubscribeUrl,
  attachments: await readAttachments(db, store, mail),
});

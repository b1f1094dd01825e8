import type { Readable } from 'node:stream';

/** A mail as it leaves; the same row of the outbox always gives the same `id` and `messageId`. */
export interface OutgoingMail {
  id: string;
  /** With its angle brackets. */
  messageId: string;
  date: Date;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** Tells answering machines to stay silent. */
  isAutomatic: boolean;
  attachments: readonly { name: string; mimeType: string; content: Readable }[];
}

/** Hands mails over; `send` ends when the other side has taken the mail for good, and fails otherwise. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

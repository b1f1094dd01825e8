import type { Readable } from 'node:stream';

/** Mail to send; a row of the outbox always has the same `id` and `messageId`. */
export interface OutboundMail {
  id: string;
  /** With angle brackets. */
  messageId: string;
  date: Date;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** Suppresses automatic replies. */
  isAutomatic: boolean;
  /** Address that ends mails of this kind by one POST (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  attachments: readonly { name: string; mimeType: string; content: Readable }[];
}

/** `send` resolves when the other side has accepted the mail, and rejects otherwise. */
export interface MailTransport {
  send: (mail: OutboundMail) => Promise<void>;
  close: () => void;
}

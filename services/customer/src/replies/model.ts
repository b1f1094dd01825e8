export interface InboundFile {
  name: string | undefined;
  content: Buffer;
  contentType: string;
  /** Shown inside the text of an HTML mail. */
  isEmbedded: boolean;
}

/** A received mail, decoded. */
export interface InboundMail {
  /** Hash of the Message-ID, or of the whole mail without one: the same for every delivery. */
  key: string;
  /** Null unless exactly one person sent it. */
  from: string | null;
  /** Addresses of To, Cc and the headers in which mail servers name the recipient of the envelope. */
  recipients: readonly string[];
  /** By name in lower case; of repeated headers the first one. */
  headers: ReadonlyMap<string, string>;
  text: string;
  files: readonly InboundFile[];
}

export interface ReplySettings {
  /** Domain of the reply addresses, in lower case. */
  domain: string;
  /** Keys that sign reply addresses, the newest first. */
  keys: readonly string[];
  /** Keys that are accepted from a webhook, the newest first; none: there is no webhook. */
  webhookKeys: readonly string[];
  /** Port of the SMTP listener on the loopback interface; undefined: there is none. */
  smtpPort: number | undefined;
}

export type ReplyAddressSettings = Pick<ReplySettings, 'domain' | 'keys'>;

/** Reason for which a mail of a verified sender was not stored, or not completely. */
export type ReplyRejection = 'closed' | 'expired' | 'empty' | 'tooLarge' | 'notAllowed' | 'filesOmitted';

export type ReplyOutcome = 'stored' | 'repeated' | 'ignored' | 'rejected';

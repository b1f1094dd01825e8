import type { Server } from 'node:http';
import type { Log } from '@kmx/server/logging';
import type { BlobStore } from '../../toolkit/src/blobs/blobStore';
import { logDenial } from '../../toolkit/src/logging/logDenial';
import type { MailTransport } from '../../toolkit/src/mail/mailTransport';
import { createOutboxWorker } from '../../toolkit/src/mail/outboxWorker';
import type { Scan } from '../../toolkit/src/scanning/createScanner';
import type { Poller } from '../../toolkit/src/work/createPoller';
import type { RetrySchedule } from '../../toolkit/src/work/decideRetry';
import { createTokenCheck } from './auth/createTokenCheck';
import { createIntrospection } from './auth/introspect';
import type { CustomerDatabase } from './database/connect';
import type { DirectoryDependencies } from './directory/dependencies';
import type { CustomerContext } from './graphql/context';
import { createCustomerServer } from './http/createServer';
import { createIdentityClient } from './identity/identityClient';
import { createIdentitySync, type IdentitySync } from './identity/identitySync';
import { readPublicMachine } from './inventory/readPublicMachine';
import { openMail, type MailAddresses } from './mail/openMail';
import { createOutbox, type CustomerOutbox, type OutboxMail } from './mail/outbox';
import { portalRecipients } from './mail/portalRecipients';
import { createUnsubscribeUrl } from './notifications/createUnsubscribeUrl';
import { createUnsubscribing } from './notifications/unsubscribe';
import type { ReplyOutcome, ReplySettings } from './replies/model';
import { receiveReply, type ReceivedMail } from './replies/receiveReply';
import { createReplyAddress } from './replies/replyAddress';
import { createSessionOpener } from './session/createSession';
import { storeSubmission } from './submissions/storeSubmission';
import { createUploads, type Uploads } from './uploads/uploads';

interface ServiceOptions {
  db: CustomerDatabase;
  store: BlobStore;
  /** Undefined: uploads are not scanned for malware. */
  scan: Scan | undefined;
  transport: MailTransport;
  apiKey: string;
  addresses: MailAddresses;
  identity: {
    /** Issuer of access tokens, the client that uses them, and the audience that this service is. */
    issuer: string;
    clientId: string;
    audience: string;
    introspectionUrl: string;
    /** Origin of the administration of accounts, and its key; without one every call fails as unavailable. */
    adminUrl: string;
    adminKey: string | undefined;
  };
  /** Undefined: mails about tickets cannot be answered by mail. */
  replies: ReplySettings | undefined;
  /** Absolute URL for invited users with an account. */
  portalUrl: string;
  /** Callers may introspect the GraphQL schema. */
  isSchemaPublic: boolean;
  /** TLS ends before this service. */
  isBehindTls: boolean;
  /** Rejects while nothing can be written. */
  checkDisk: () => Promise<void>;
  schedule: RetrySchedule;
  leaseMilliseconds: number;
  now: () => Date;
  random: () => number;
  log: Log;
}

/** The parts of the service, put together; nothing runs yet. */
export interface Service {
  server: Server;
  outbox: CustomerOutbox;
  worker: Poller;
  /** Synchronises the roles of changed users with the identity provider. */
  sync: IdentitySync;
  uploads: Uploads;
  /** Handles a mail to a reply address; undefined if replies by mail are off. */
  receiveReply: ((mail: ReceivedMail) => Promise<ReplyOutcome>) | undefined;
}

/** Address for replies to a mail about a ticket; null for all others. */
const replyAddressOf = (mail: OutboxMail, settings: ReplySettings | undefined): string | null =>
  settings === undefined || mail.reply_ticket === null || mail.user_id === null
    ? null
    : createReplyAddress(
        { ticketNumber: mail.reply_ticket, userId: mail.user_id },
        settings,
        new Date(mail.created_at),
      );

/** Creates the service from its environment: the database, the store, the mail, the clock. */
export const createService = (options: ServiceOptions): Service => {
  const { db, store, addresses, replies, now, log } = options;
  const outbox = createOutbox(db);
  const worker = createOutboxWorker({
    ...options,
    outbox,
    open: async (mail) => {
      const unsubscribeUrl = await createUnsubscribeUrl(db, mail, {
        serviceKey: options.apiKey,
        portalUrl: options.portalUrl,
      });
      const replyAddress = replyAddressOf(mail, replies);
      return openMail(db, store, mail, { ...addresses, unsubscribeUrl, replyAddress });
    },
  });
  const uploads = createUploads(options);
  const forms = Object.keys(addresses.supportAddresses).filter(
    (recipient) => !portalRecipients.includes(recipient),
  );
  const submit: CustomerContext['submit'] = async (submission) => {
    const result = await storeSubmission(db, submission, { forms, now });
    if (result.kind === 'stored' && !result.isRepeated) worker.wake();
    return result;
  };
  const identity = createIdentityClient(options.identity);
  const sync = createIdentitySync({ ...options, identity });
  const logAnonymous: CustomerContext['logAnonymous'] = (operation, reason = 'There is no access token.') =>
    logDenial(log, { kind: 'operation', id: operation, reason });
  const { portalUrl } = options;
  const { supportAddresses } = addresses;
  const directory: DirectoryDependencies = {
    db,
    identity,
    sync,
    portalUrl,
    supportAddresses,
    canReplyByMail: replies !== undefined,
    now,
    wakeMail: worker.wake,
    log,
  };
  const receive: Service['receiveReply'] =
    replies && ((mail) => receiveReply({ ...directory, uploads, settings: replies }, mail));
  const server = createCustomerServer({
    apiKey: options.apiKey,
    isSchemaPublic: options.isSchemaPublic,
    isBehindTls: options.isBehindTls,
    log,
    context: {
      forms,
      submit,
      publicMachine: (code) => readPublicMachine(db, code),
      unsubscribing: createUnsubscribing({ db, serviceKey: options.apiKey, now }),
      logAnonymous,
    },
    openSession: createSessionOpener(
      directory,
      createTokenCheck({
        settings: options.identity,
        introspect: createIntrospection(options.identity),
        now,
      }),
    ),
    now,
    outbox,
    checkDisk: options.checkDisk,
    identity,
    uploads,
    store,
    replies: replies && receive && { keys: replies.webhookKeys, receive },
  });
  return { server, outbox, worker, sync, uploads, receiveReply: receive };
};

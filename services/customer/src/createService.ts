import type { Server } from 'node:http';
import { createSessionOpener } from './auth/createSession';
import { createTokenVerifier } from './auth/verifyIdentityToken';
import type { CustomerDatabase } from './database/connect';
import type { DirectoryParts } from './directory/parts';
import type { CustomerContext } from './graphql/context';
import { createCustomerServer } from './http/createServer';
import { createIdentityClient } from './identity/identityClient';
import { createIdentitySync, type IdentitySync } from './identity/identitySync';
import { readPublicMachine } from './inventory/readPublicMachine';
import type { RetrySchedule } from './mail/decideRetry';
import type { MailTransport } from './mail/mailTransport';
import { openMail, type MailAddresses } from './mail/openMail';
import { createOutbox, type Outbox } from './mail/outbox';
import { createOutboxWorker } from './mail/outboxWorker';
import { portalDesks } from './mail/portalDesks';
import { storeSubmission } from './submissions/storeSubmission';
import type { BlobStore } from './uploads/blobStore';
import { createUploads, type Uploads } from './uploads/uploads';
import type { Poller } from './work/createPoller';

interface ServiceOptions {
  db: CustomerDatabase;
  store: BlobStore;
  transport: MailTransport;
  apiKey: string;
  addresses: MailAddresses;
  identity: {
    /** Issuer of identity tokens, and the client that they are meant for. */
    issuer: string;
    clientId: string;
    /** Origin of the administration of accounts, and its key; without one every such call fails as unavailable. */
    adminUrl: string;
    adminKey: string | undefined;
  };
  /** Where invited people with an account go: an absolute URL. */
  portalUrl: string;
  schedule: RetrySchedule;
  leaseMilliseconds: number;
  now: () => Date;
  random: () => number;
  warn: (line: string) => void;
}

/** The parts of the service, put together; nothing runs yet. */
export interface Service {
  server: Server;
  outbox: Outbox;
  worker: Poller;
  /** Tells the identity provider the roles of changed users. */
  sync: IdentitySync;
  uploads: Uploads;
}

/** Puts the service together over what lies outside of it: the database, the store, the mail, the clock. */
export const createService = (options: ServiceOptions): Service => {
  const { db, store, addresses, now } = options;
  const outbox = createOutbox(db);
  const worker = createOutboxWorker({
    ...options,
    outbox,
    open: (mail) => openMail(db, store, mail, addresses),
  });
  const uploads = createUploads({ db, store, now });
  const forms = Object.keys(addresses.desks).filter((desk) => !portalDesks.includes(desk));
  const submit: CustomerContext['submit'] = async (submission) => {
    const result = await storeSubmission(db, submission, { forms, now });
    if (result.kind === 'stored' && !result.isRepeated) worker.wake();
    return result;
  };
  const identity = createIdentityClient(options.identity);
  const sync = createIdentitySync({ ...options, identity });
  const { portalUrl } = options;
  const { desks } = addresses;
  const directory: DirectoryParts = {
    ...{ db, identity, sync, portalUrl, desks, now },
    wakeMail: worker.wake,
    warn: options.warn,
  };
  const server = createCustomerServer({
    apiKey: options.apiKey,
    context: {
      ...{ forms, submit },
      publicMachine: (code) => readPublicMachine(db, code),
      noteAnonymous: (operation) => options.warn(`nobody known was refused operation ${operation}`),
    },
    openSession: createSessionOpener(directory, createTokenVerifier({ ...options.identity, now })),
    now,
    outbox,
    uploads,
    store,
  });
  return { server, outbox, worker, sync, uploads };
};

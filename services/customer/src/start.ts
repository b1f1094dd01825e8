import { createRouteOf } from '@kmx/server/metrics';
import { createBlobStore } from '../../toolkit/src/blobs/createBlobStore';
import { checkDisk } from '../../toolkit/src/database/checkDisk';
import { claimDatabase } from '../../toolkit/src/database/claimDatabase';
import { isPostgres } from '../../toolkit/src/database/isPostgres';
import { EnvironmentError } from '../../toolkit/src/environment/environment';
import { closeServer, listen, untilStopped } from '../../toolkit/src/http/listening';
import { createServiceLog } from '../../toolkit/src/logging/createServiceLog';
import { openTransport } from '../../toolkit/src/mail/openTransport';
import { startServiceMetrics } from '../../toolkit/src/metrics/startServiceMetrics';
import { createScanner } from '../../toolkit/src/scanning/createScanner';
import { createService, type Service } from './createService';
import { connect } from './database/connect';
import { migrate } from './database/migrate';
import type { Environment } from './environment';
import { startReplyListener, type ReplyListener } from './replies/replyListener';
import { uploadLimits } from './uploads/limits';

const sweepMilliseconds = 10 * 60 * 1000;

const log = createServiceLog('customer');

/** Cleans up now and every ten minutes. Returns a function that stops it. */
const startSweeping = ({ uploads }: Service, isAlone: boolean): (() => void) => {
  const sweep = (incompleteBefore: Date): void => {
    uploads
      .sweep(incompleteBefore)
      .catch((error: unknown) => log('error', 'The clean-up of uploads failed.', {}, error));
  };
  const long = (): Date => new Date(Date.now() - uploadLimits.receivingMilliseconds - 60_000);
  // A database file has one process: nothing that began before it can still be coming in.
  sweep(isAlone ? new Date() : long());
  const timer = setInterval(() => sweep(long()), sweepMilliseconds);
  return () => clearInterval(timer);
};

const routeOf = createRouteOf({
  graphql: /^\/graphql$/,
  upload: /^\/uploads(?:\/|$)/,
  attachment: /^\/attachments\//,
  session: /^\/sessions\//,
  reply: /^\/mail\/replies$/,
});

const startListener = ({ receiveReply }: Service, { replies }: Environment): ReplyListener | undefined =>
  receiveReply && replies?.smtpPort !== undefined
    ? startReplyListener({ port: replies.smtpPort, domain: replies.domain, receive: receiveReply, log })
    : undefined;

const requireKey = (apiKey: string | undefined): string => {
  if (apiKey === undefined)
    throw new EnvironmentError('customer', ['CUSTOMER_API_KEY is missing: the key that callers show.']);
  return apiKey;
};

/** Serves requests and sends mails until SIGINT or SIGTERM, then drains and closes the database. */
export const start = async (environment: Environment, report: (line: string) => void): Promise<void> => {
  const { mail } = environment;
  const apiKey = requireKey(environment.apiKey);
  const db = connect(environment.databaseUrl);
  const releaseDatabase = claimDatabase(environment.databaseUrl);
  await migrate(db);
  const store = await createBlobStore(environment.uploadStore);
  const transport = openTransport(mail);
  const service = createService({
    db,
    store,
    scan: environment.clamd && createScanner(environment.clamd),
    transport,
    apiKey,
    addresses: mail,
    identity: environment.identity,
    replies: environment.replies,
    portalUrl: environment.portalUrl,
    isSchemaPublic: environment.isSchemaPublic,
    isBehindTls: environment.isBehindTls,
    checkDisk: () => checkDisk(environment.databaseUrl),
    schedule: mail.schedule,
    leaseMilliseconds: mail.leaseMilliseconds,
    now: () => new Date(),
    random: Math.random,
    log,
  });
  const { server, worker, sync, outbox } = service;
  const stopMetrics = await startServiceMetrics(server, environment.metrics, {
    service: 'customer',
    routeOf,
    queues: { mail: () => outbox.measure(new Date()) },
  });
  await listen(server, environment);
  const listener = startListener(service, environment);
  const stopSweeping = startSweeping(service, !isPostgres(db));
  worker.start();
  sync.start();
  report(`Customers: http://localhost:${environment.port}/graphql`);
  await untilStopped();
  stopSweeping();
  await Promise.all([closeServer(server, log), listener?.stop(), worker.stop(), sync.stop()]);
  stopMetrics();
  transport.close();
  store.close();
  await db.destroy();
  releaseDatabase();
};

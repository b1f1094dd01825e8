import path from 'node:path';
import { securityPath } from '@kmx/contract/security';
import { createRouteOf } from '@kmx/server/metrics';
import { checkDisk } from '../../toolkit/src/database/checkDisk';
import { claimDatabase } from '../../toolkit/src/database/claimDatabase';
import { EnvironmentError } from '../../toolkit/src/environment/environment';
import { closeServer, listen, untilStopped } from '../../toolkit/src/http/listening';
import { createServiceLog } from '../../toolkit/src/logging/createServiceLog';
import { openTransport } from '../../toolkit/src/mail/openTransport';
import { startServiceMetrics } from '../../toolkit/src/metrics/startServiceMetrics';
import { adminPath } from './admin/adminRoute';
import { createService } from './createService';
import { connect } from './database/connect';
import { migrate } from './database/migrate';
import type { Environment } from './environment';
import { pagesPath, realmPath } from './http/paths';

const sweepMilliseconds = 10 * 60 * 1000;

const log = createServiceLog('identity');

const below = (folder: string): RegExp => new RegExp(`^${folder}(?:/|$)`);
const routeOf = createRouteOf({
  admin: below(adminPath),
  security: below(securityPath),
  page: below(pagesPath),
  provider: below(realmPath),
});

const requireKey = (adminKey: string | undefined): string => {
  if (adminKey === undefined)
    throw new EnvironmentError('identity', [
      'IDENTITY_ADMIN_KEY is missing: the key that the customer service shows.',
    ]);
  return adminKey;
};

/** Cleans up now and every ten minutes; returns a function that stops it. */
const startSweeping = (sweep: () => Promise<void>): (() => void) => {
  const clean = (): void => {
    sweep().catch((error: unknown) => log('error', 'The clean-up failed.', {}, error));
  };
  clean();
  const timer = setInterval(clean, sweepMilliseconds);
  return () => clearInterval(timer);
};

/** Serves and sends mails until SIGINT or SIGTERM, then finishes pending work and closes the database. */
export const start = async (
  environment: Environment,
  serviceRoot: string,
  report: (line: string) => void,
): Promise<void> => {
  const adminKey = requireKey(environment.adminKey);
  const db = connect(environment.databaseUrl);
  const releaseDatabase = claimDatabase(environment.databaseUrl);
  await migrate(db);
  const transport = openTransport(environment.mail);
  const { server, worker, sweep, outbox } = await createService({
    ...environment,
    checkDisk: () => checkDisk(environment.databaseUrl),
    db,
    adminKey,
    transport,
    random: Math.random,
    assetsFolder: path.join(serviceRoot, 'assets'),
    now: () => new Date(),
    log,
  });
  const stopMetrics = await startServiceMetrics(server, environment.metrics, {
    service: 'identity',
    routeOf,
    queues: { mail: () => outbox.measure(new Date()) },
  });
  await listen(server, environment);
  const stopSweeping = startSweeping(sweep);
  worker.start();
  report(`Identity: ${environment.url}${realmPath}`);
  await untilStopped();
  stopSweeping();
  await Promise.all([closeServer(server, log), worker.stop()]);
  stopMetrics();
  transport.close();
  await db.destroy();
  releaseDatabase();
};

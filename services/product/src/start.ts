import { createRouteOf } from '@kmx/server/metrics';
import { claimDatabase } from '../../toolkit/src/database/claimDatabase';
import { closeServer, listen, untilStopped } from '../../toolkit/src/http/listening';
import { createServiceLog } from '../../toolkit/src/logging/createServiceLog';
import { startServiceMetrics } from '../../toolkit/src/metrics/startServiceMetrics';
import { connect } from './database/connect';
import { migrate } from './database/migrate';
import type { Environment } from './environment';
import { createProductServer } from './http/createServer';

const routeOf = createRouteOf({ graphql: /^\/graphql$/, file: /^\/assets\// });

/** Serves until SIGINT or SIGTERM, then waits for pending requests and closes the database. */
export const start = async (environment: Environment, printLine: (line: string) => void): Promise<void> => {
  const db = connect(environment.databaseUrl);
  const releaseDatabase = claimDatabase(environment.databaseUrl);
  await migrate(db);
  const server = createProductServer(db, environment);
  const stopMetrics = await startServiceMetrics(server, environment.metrics, { service: 'product', routeOf });
  await listen(server, environment);
  printLine(`Products: http://localhost:${environment.port}/graphql`);
  await untilStopped();
  await closeServer(server, createServiceLog('product'));
  stopMetrics();
  await db.destroy();
  releaseDatabase();
};

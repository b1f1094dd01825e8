import { once } from 'node:events';
import { connect } from './database/connect';
import { migrate } from './database/migrate';
import type { Environment } from './environment';
import { createProductServer } from './http/createServer';

/** Serves until SIGINT or SIGTERM, then lets the requests under way finish and closes the database. */
export const start = async (environment: Environment, say: (line: string) => void): Promise<void> => {
  const db = connect(environment.databaseUrl);
  await migrate(db);
  const server = createProductServer(db, { cacheSeconds: environment.cacheSeconds });
  server.listen(environment.port, environment.host);
  await once(server, 'listening');
  say(`Products: http://localhost:${environment.port}/graphql`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeIdleConnections();
  await once(server, 'close');
  await db.destroy();
};

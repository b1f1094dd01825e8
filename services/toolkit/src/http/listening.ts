import { once } from 'node:events';
import type { Server } from 'node:http';

/** Begins to listen; rejects when the port is taken. */
export const listen = async (
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<void> => {
  server.listen(port, host);
  await once(server, 'listening');
};

/** Until the process is asked to end, by SIGINT or SIGTERM. */
export const untilStopped = async (): Promise<void> => {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
};

/** Takes no more requests and lets those under way finish. */
export const closeServer = async (server: Server): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
};

import { once } from 'node:events';
import type { Server } from 'node:http';

export const listen = async (
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<void> => {
  server.listen(port, host);
  await once(server, 'listening');
};

export const untilStopped = async (): Promise<void> => {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
};

export const closeServer = async (server: Server): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
};

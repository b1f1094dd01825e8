import { once } from 'node:events';
import type { Server } from 'node:http';
import { drainServer, type DrainLimits } from '@kmx/server/http';
import type { Log } from '@kmx/server/logging';

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

/** Ends the server without losing a request: not ready first, then no new connections, then the end of those under way. */
export const closeServer = async (server: Server, log: Log, limits?: DrainLimits): Promise<void> => {
  const cut = await drainServer(server, limits);
  if (cut > 0) log('warn', 'Connections were closed because their responses took too long.', { cut });
};

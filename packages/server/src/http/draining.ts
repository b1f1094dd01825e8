import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Phases of a graceful shutdown, in milliseconds. */
export interface DrainLimits {
  /** Requests are still accepted for this long, until the load balancer has noticed that the process is not ready. */
  noticeMs: number;
  /** Further time for pending responses before their connections are closed. */
  maxMs: number;
}

/** Well below the 10 s after which containers are killed. */
export const defaultDrainLimits: DrainLimits = { noticeMs: 1000, maxMs: 8000 };

const checkIntervalMs = 50;

const draining = new WeakSet<Server>();

/** True once shutdown has begun: the process is not ready any more. */
export const isDraining = (server: Server): boolean => draining.has(server);

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/**
 * Shuts a server down without losing requests: every response asks its client to close the connection, idle connections
 * are closed after the notice period, and pending responses are finished. Returns the number of connections that had to
 * be aborted.
 */
export async function drainServer(
  server: Server,
  { noticeMs, maxMs }: DrainLimits = defaultDrainLimits,
): Promise<number> {
  draining.add(server);
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  await pause(noticeMs);
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  // Responses that started before the notice period leave their connections open and idle.
  const looking = setInterval(() => server.closeIdleConnections(), checkIntervalMs);
  let limit: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((resolve) => {
    limit = setTimeout(resolve, maxMs);
  });
  await Promise.race([closed, isOver]);
  clearInterval(looking);
  clearTimeout(limit);
  const cut = await countConnections(server);
  server.closeAllConnections();
  await closed;
  return cut;
}

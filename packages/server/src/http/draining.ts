import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How a server that is asked to end lets its clients go. Times are in milliseconds. */
export interface DrainLimits {
  /**
   * Requests are still accepted for this long, until the balancer has seen that the process is not ready any more.
   */
  noticeMs: number;
  /** Responses that are under way get so much more, before their connections are cut. */
  maxMs: number;
}

/** Well below the 10 s after which containers are killed. */
export const defaultDrainLimits: DrainLimits = { noticeMs: 1000, maxMs: 8000 };

const lookEveryMs = 50;

const draining = new WeakSet<Server>();

/** True from the moment at which the server was asked to end: it is not ready any more. */
export const isDraining = (server: Server): boolean => draining.has(server);

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/**
 * Ends a server without losing a request: every response asks its client to close the connection, idle connections are closed
 * after the notice, and what is under way is finished. Returns how many connections had to be cut.
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
  // Responses that had begun before the notice leave their connection open, and idle.
  const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs);
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

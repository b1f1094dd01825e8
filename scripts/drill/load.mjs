import { setTimeout as wait } from 'node:timers/promises';

/** Pause after a failure, which prevents thousands of requests to a server that rejects everything. */
const pauseAfterFailureMs = 50;

/** Repeats `send` until stopped. A call fails if it rejects. */
async function repeat({ send, pauseMs }, signal, count) {
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      await send();
      count.sent += 1;
    } catch (error) {
      count.sent += 1;
      count.failures.push(error.message);
      await wait(pauseAfterFailureMs);
    }
    count.slowestMs = Math.max(count.slowestMs, performance.now() - startedAt);
    if (pauseMs) await wait(pauseMs);
  }
}

/**
 * Sends requests of several kinds, `{ name, send, clients, pauseMs }`, from that many concurrent clients, each with a pause
 * of `pauseMs` in between. `stop` resolves with the counts of each kind: `{ name, sent, failures, slowestMs }`, where
 * `failures` are error messages.
 */
export function startLoad(kinds) {
  const controller = new AbortController();
  const counts = kinds.map(({ name }) => ({ name, sent: 0, failures: [], slowestMs: 0 }));
  const clients = kinds.flatMap((kind, index) =>
    Array.from({ length: kind.clients }, () => repeat(kind, controller.signal, counts[index])),
  );
  return {
    stop: async () => {
      controller.abort();
      await Promise.all(clients);
      return counts;
    },
  };
}

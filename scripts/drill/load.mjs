import { setTimeout as wait } from 'node:timers/promises';

/** A failed request is not repeated at once: a server that rejects everything would be asked thousands of times. */
const pauseAfterFailureMs = 50;

/** Repeats `send` until stopped. A call fails when it rejects. */
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
 * Sends requests of several kinds, `{ name, send, clients, pauseMs }`, from that many clients side by side, each of which waits
 * for `pauseMs` in between. `stop` resolves with the counts of each kind: `{ name, sent, failures, slowestMs }`, with the
 * messages of those that failed.
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

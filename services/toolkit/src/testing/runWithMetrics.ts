import { findFreePort } from './findFreePort';

interface MeasuredProgram {
  /** Address of the service. */
  url: string;
  /** Text of the metrics; rejects if nothing listens at their port. */
  readMetrics: () => Promise<string>;
}

interface Ports {
  port: string;
  metricsPort: string;
}

/**
 * Runs a service in this process until `work` has ended; `start` resolves after SIGTERM and calls `report` when the
 * service is ready.
 */
export const runWithMetrics = async (
  start: (ports: Ports, report: () => void) => Promise<void>,
  work: (program: MeasuredProgram) => Promise<void>,
): Promise<void> => {
  const [port, metricsPort] = [String(await findFreePort()), String(await findFreePort())];
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    ended = start({ port, metricsPort }, resolve);
    ended.catch(reject);
  });
  try {
    await work({
      url: `http://127.0.0.1:${port}`,
      readMetrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    });
  } finally {
    process.emit('SIGTERM');
    await ended;
  }
};

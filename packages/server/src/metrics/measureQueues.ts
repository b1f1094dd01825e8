import { Gauge, type Registry } from 'prom-client';

export interface QueueState {
  /** Entries by state, such as `waiting` and `dead`. */
  entries: Readonly<Record<string, number>>;
  /** Age of the oldest pending entry; 0 if there is none. */
  oldestSeconds: number;
}

/** Functions that read the current state of each queue, by name. */
export type Queues = Readonly<Record<string, () => Promise<QueueState>>>;

/**
 * Adds depth and age of queues, which are read on each scrape. The processes of a service share their queues and export
 * the same values. A queue that cannot be read has no values and does not affect the other metrics.
 */
export const measureQueues = (
  registry: Registry,
  queues: Queues,
  onFailure: (error: unknown) => void,
): void => {
  const registers = [registry];
  let reading: Promise<void> | undefined;
  const collect = (): Promise<void> => (reading ??= readAll().finally(() => (reading = undefined)));
  const entries = new Gauge({
    name: 'kmx_queue_entries',
    help: 'Entries of a queue that are not done, by state.',
    labelNames: ['queue', 'state'],
    registers,
    collect,
  });
  const age = new Gauge({
    name: 'kmx_queue_oldest_age_seconds',
    help: 'Age of the oldest entry of a queue that still has to be processed.',
    labelNames: ['queue'],
    registers,
    collect,
  });
  const readOne = async (queue: string, read: () => Promise<QueueState>): Promise<void> => {
    const state = await read();
    for (const [name, count] of Object.entries(state.entries)) entries.set({ queue, state: name }, count);
    age.set({ queue }, state.oldestSeconds);
  };
  const readAll = async (): Promise<void> => {
    entries.reset();
    age.reset();
    await Promise.all(Object.entries(queues).map(([queue, read]) => readOne(queue, read).catch(onFailure)));
  };
};

export interface Poller {
  /** Works until nothing is due; returns the number of processed items. */
  run: () => Promise<number>;
  /** Polls now and then periodically. */
  start: () => void;
  /** Polls immediately, because new work is due. */
  wake: () => void;
  /** Stops after the current batch. */
  stop: () => Promise<void>;
}

interface PollerOptions {
  /** Processes one batch; returns its size. */
  batch: () => Promise<number>;
  /** Maximum wait between two polls: other processes add work too. */
  pollMilliseconds: number;
  /** Called if the work could not be read. */
  onFailure: (error: unknown) => void;
}

/** Polls for work; anything missed is found by the next poll. */
export const createPoller = ({ batch, pollMilliseconds, onFailure }: PollerOptions): Poller => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isWoken = false;

  const runWhile = async (mayGoOn: () => boolean): Promise<number> => {
    let total = 0;
    for (let taken = await batch(); taken > 0; taken = mayGoOn() ? await batch() : 0) total += taken;
    return total;
  };
  const poll = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    if (running) return void (isWoken = true);
    isWoken = false;
    running = runWhile(() => !isStopped)
      .then(() => undefined)
      .catch(onFailure)
      .finally(() => {
        running = undefined;
        if (isWoken) return poll();
        timer = setTimeout(poll, pollMilliseconds);
      });
  };
  return {
    run: () => runWhile(() => true),
    start: poll,
    wake: poll,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};

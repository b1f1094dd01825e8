/** Does what is due, batch after batch. */
export interface Poller {
  /** Works until nothing is due, and answers how much it took. */
  run: () => Promise<number>;
  /** Looks now and from then on. */
  start: () => void;
  /** Looks at once: something has just become due. */
  wake: () => void;
  /** Ends after what is under way. */
  stop: () => Promise<void>;
}

interface PollerOptions {
  /** Does one batch and answers how much it took. */
  batch: () => Promise<number>;
  /** Longest wait between two looks: other processes bring work too. */
  pollMilliseconds: number;
  /** Hears that the work could not be read. */
  onFailure: (error: unknown) => void;
}

/** Looks for work again and again; what is not done in one look is found by the next. */
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
  const look = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    if (running) return void (isWoken = true);
    isWoken = false;
    running = runWhile(() => !isStopped)
      .then(() => undefined)
      .catch(onFailure)
      .finally(() => {
        running = undefined;
        if (isWoken) return look();
        timer = setTimeout(look, pollMilliseconds);
      });
  };
  return {
    run: () => runWhile(() => true),
    start: look,
    wake: look,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};

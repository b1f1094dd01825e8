/** Pictures of 30 MB each are in memory while they are scaled. */
export const maxConcurrentUploads = 4;
export const maxWaitSeconds = 30;

let running = 0;
/** In the order of their requests. */
const waiting = new Set<() => void>();

const waitForSlot = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (isAcquired: boolean): void => {
      waiting.delete(take);
      clearTimeout(timer);
      signal.removeEventListener('abort', abandon);
      resolve(isAcquired);
    };
    const take = () => settle(true);
    const abandon = () => settle(false);
    const timer = setTimeout(abandon, maxWaitSeconds * 1000);
    signal.addEventListener('abort', abandon);
    waiting.add(take);
  });

/** Returns false if the request was aborted, or no upload ended in time. */
export const acquireUploadSlot = async (signal: AbortSignal): Promise<boolean> => {
  if (running >= maxConcurrentUploads) return !signal.aborted && waitForSlot(signal);
  running += 1;
  return true;
};

/** Passes the slot on to the request that has waited longest. */
export const releaseUploadSlot = (): void => {
  const [next] = waiting;
  if (next) next();
  else running -= 1;
};

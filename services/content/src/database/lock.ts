type Release = () => void;

/** Returns a function that waits until all earlier callers have released the lock. Release exactly once. */
export const createLock = (): (() => Promise<Release>) => {
  let last = Promise.resolve();
  return () => {
    const earlier = last;
    return new Promise((acquired) => {
      last = new Promise((release) => void earlier.then(() => acquired(release)));
    });
  };
};

/**
 * Shares calls for one key without sharing old results: a request during a call waits for the next one, which starts
 * afterwards. No result is older than its request.
 */
export const createFreshCalls = <Value>(call: (key: string) => Promise<Value>) => {
  const running = new Map<string, Promise<Value>>();
  const waiting = new Map<string, Promise<Value>>();
  const start = (key: string): Promise<Value> => {
    waiting.delete(key);
    const current = call(key).finally(() => {
      running.delete(key);
    });
    running.set(key, current);
    return current;
  };
  return (key: string): Promise<Value> => {
    const next = waiting.get(key);
    if (next) return next;
    const current = running.get(key);
    if (!current) return start(key);
    const following = current.then(
      () => start(key),
      () => start(key),
    );
    waiting.set(key, following);
    return following;
  };
};

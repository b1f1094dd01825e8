/**
 * Sends one value at a time; of the values that arrive during a request, only the newest is sent. Failures
 * are ignored, because the next value is complete.
 */
export const createLatestSender = <Value>(
  send: (value: Value) => Promise<void>,
): ((value: Value) => void) => {
  let waiting: { value: Value } | undefined;
  let isSending = false;
  const run = async (): Promise<void> => {
    isSending = true;
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      await send(value).catch(() => undefined);
    }
    isSending = false;
  };
  return (value) => {
    waiting = { value };
    if (!isSending) void run();
  };
};

/** Limits for waiting on a service that is sending bytes; the time of a slow reader does not count. */
interface WaitingLimits {
  /** For one part of the body. */
  partMs: number;
  /** For all parts together. */
  totalMs: number;
}

/** Thrown into a body whose service stopped sending; the connection to the reader then breaks off. */
class StalledBodyError extends Error {
  readonly code = 'bodyStalled';
  constructor() {
    super('The service stopped sending.');
    this.name = 'StalledBodyError';
  }
}

function rejectAfter(ms: number): { promise: Promise<never>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StalledBodyError()), ms);
  });
  return { promise, clear: () => clearTimeout(timer) };
}

/**
 * Passes a body on, as long as its service keeps sending. The first part is read at once, so that a service that sends
 * headers and no bytes is a rejection here and not a broken file; `null` for a body without bytes.
 */
export async function limitWaiting(
  body: ReadableStream<Uint8Array>,
  { partMs, totalMs }: WaitingLimits,
): Promise<ReadableStream<Uint8Array> | null> {
  const reader = body.getReader();
  let waitedMs = 0;
  const readPart = async () => {
    const startedAt = performance.now();
    const timeout = rejectAfter(Math.max(0, Math.min(partMs, totalMs - waitedMs)));
    try {
      return await Promise.race([reader.read(), timeout.promise]);
    } catch (error) {
      reader.cancel(error).catch(() => undefined);
      throw error;
    } finally {
      timeout.clear();
      waitedMs += performance.now() - startedAt;
    }
  };
  const first = await readPart();
  if (first.done) return null;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(first.value),
      pull: async (controller) => {
        const { done, value } = await readPart();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 1 },
  );
}

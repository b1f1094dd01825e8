/** Limits for waiting on a service, in milliseconds; the time of a slow reader does not count. */
interface WaitingLimits {
  /** For one chunk of the body. */
  partMs: number;
  /** For all chunks together. */
  totalMs: number;
}

/** Aborts a body whose service stopped sending, which closes the connection to the reader. */
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
 * Passes a body through while its service keeps sending. Reads the first chunk immediately, so that a stalled
 * service is rejected here instead of truncating the file. Returns `null` for an empty body.
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

import { Readable } from 'node:stream';

/** Reads up to the first `size` bytes and passes the complete content on as a stream. */
export const splitHead = async (
  content: Readable,
  size: number,
): Promise<{ head: Buffer; whole: Readable }> => {
  const chunks: Buffer[] = [];
  let length = 0;
  const iterator: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  while (length < size) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  const start = Buffer.concat(chunks);
  const whole = Readable.from(
    (async function* () {
      if (start.length > 0) yield start;
      yield* { [Symbol.asyncIterator]: () => iterator };
    })(),
    { objectMode: false },
  );
  return { head: start.subarray(0, size), whole };
};

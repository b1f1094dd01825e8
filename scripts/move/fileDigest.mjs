import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Passes a stream on and computes the ETags that a bucket may give it: of an upload as a whole, or in parts. */
export function createDigest(partSize) {
  const whole = createHash('md5');
  const parts = [];
  let part = createHash('md5');
  let [size, partBytes] = [0, 0];
  const endPart = () => {
    parts.push(part.digest());
    part = createHash('md5');
    partBytes = 0;
  };
  const add = (chunk) => {
    whole.update(chunk);
    size += chunk.length;
    for (let start = 0; start < chunk.length;) {
      const bytes = chunk.subarray(start, start + partSize - partBytes);
      part.update(bytes);
      partBytes += bytes.length;
      start += bytes.length;
      if (partBytes === partSize) endPart();
    }
  };
  const stream = new Transform({
    transform: (chunk, _encoding, done) => {
      add(chunk);
      done(null, chunk);
    },
  });
  const result = () => {
    if (partBytes > 0) endPart();
    const md5 = whole.digest('hex');
    const inParts = createHash('md5').update(Buffer.concat(parts)).digest('hex');
    return { size, md5, etags: [`"${md5}"`, `"${inParts}-${String(parts.length)}"`] };
  };
  return { stream, result };
}

/** Reads a stream to its end. Returns its `{ size, md5, etags }`. */
export async function digestStream(content, partSize) {
  const { stream, result } = createDigest(partSize);
  await pipeline(content, stream.resume());
  return result();
}

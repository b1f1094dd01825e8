import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import { sendUpload } from '../customer/sendUpload';
import type { UploadOutcome } from '../customer/uploadResponse';

const quoted = (name: string) =>
  name
    .replace(/\p{Cc}/gu, '')
    .replaceAll('"', '%22')
    .slice(0, 300);

async function* wrap(
  name: string,
  content: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Uint8Array> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted(name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  yield Buffer.from(head);
  yield* content;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

/** Streams one file of a multipart form to the customer service. */
export async function uploadPart(
  name: string,
  content: Readable,
  signal?: AbortSignal,
): Promise<UploadOutcome> {
  const boundary = randomUUID();
  // Drains the file: otherwise the parser never reaches the rest of the form.
  const readOver = () => content.resume();
  const outcome = await sendUpload({
    chunks: wrap(name, content, boundary),
    contentType: `multipart/form-data; boundary=${boundary}`,
    signal,
  });
  readOver();
  return outcome;
}
